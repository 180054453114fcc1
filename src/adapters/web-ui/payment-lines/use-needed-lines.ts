import { useLingui } from "@lingui/react/macro";
import {
  neededPaymentLines,
  type PaymentLineName,
} from "../../../domain/catalogue/payment-lines.ts";
import { newLine, type DraftLine } from "./draft-line.ts";

/** The lines that buyers need for a method, still empty. */
export function useNeededLines(): (method: string) => readonly DraftLine[] {
  const { t } = useLingui();
  return (method) => {
    const labels: Readonly<Record<PaymentLineName, string>> = {
      iban: t`IBAN`,
      account_number: t`Account number`,
      account_holder: t`Name on the account`,
      phone_number: t`Phone number`,
      recipient_name: t`Name`,
      user_name: t`E-mail or user name`,
      where_to_pay: t`Where to pay`,
    };
    return neededPaymentLines(method).map((name) => newLine(labels[name], "", true));
  };
}
