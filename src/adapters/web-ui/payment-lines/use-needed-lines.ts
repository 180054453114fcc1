import { useLingui } from "@lingui/react/macro";
import type { PaymentLineName } from "../../../domain/catalogue/payment-lines.ts";
import { newLine, type DraftLine } from "./draft-line.ts";

/** The lines of those names, still empty. */
export function useNeededLines(): (names: readonly PaymentLineName[]) => readonly DraftLine[] {
  const { t } = useLingui();
  return (names) => {
    const labels: Readonly<Record<PaymentLineName, string>> = {
      iban: t`IBAN`,
      account_number: t`Account number`,
      account_holder: t`Name on the account`,
      phone_number: t`Phone number`,
      recipient_name: t`Name`,
      user_name: t`Email or username`,
      where_to_pay: t`Where to pay`,
    };
    return names.map((name) => newLine(plain(labels[name]), "", true));
  };
}

/** Stored labels turn no text around; those of the pseudo-locale begin with a mark that does. */
function plain(label: string): string {
  return label.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, "");
}
