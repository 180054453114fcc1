import { useLingui } from "@lingui/react";
import { useRead } from "../server/use-read.ts";

/** Every payment method, by name. */
export function useMethodChoices() {
  const { locale } = useLingui().i18n;
  const methods = useRead("listPaymentMethods", {}).data?.data ?? [];
  return methods.toSorted((one, other) => one.name.localeCompare(other.name, locale));
}
