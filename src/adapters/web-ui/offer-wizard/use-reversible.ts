import { useRead } from "../server/use-read.ts";
import type { Draft } from "./draft.ts";

/** The name of the method by which a seller would be paid, if its payments can be reversed later. */
export function useReversible({
  side,
  method,
}: Pick<Draft, "side" | "method">): string | undefined {
  const { data } = useRead("listPaymentMethods", {});
  const found = data?.data.find(({ slug }) => slug === method);
  return side === "sell" && found?.isReversible ? found.name : undefined;
}
