import { useEffect } from "react";
import { amendPaymentMethods } from "../../../domain/catalogue/payment-methods.ts";
import { useRead } from "../server/use-read.ts";

const daySeconds = 86_400;

/**
 * The wizard judges a draft by rows of the catalogue that came with it: makes them what operators made of them since. What
 * is on the screen by then says so with its next change.
 */
export function useAmendedMethods(): void {
  const methods = useRead("listPaymentMethods", {}).data?.data;
  useEffect(() => {
    if (!methods) return;
    amendPaymentMethods(
      new Map(
        methods.map(({ slug, name, isHighRisk, settlementSeconds }) => [
          slug,
          { names: { en: name }, isHighRisk, settlementDays: settlementSeconds / daySeconds },
        ]),
      ),
    );
  }, [methods]);
}
