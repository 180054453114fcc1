import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { accountLineLabels } from "../../../domain/bank-account/account-lines.ts";
import type { walletLineLabels } from "../../../domain/mobile-money/mobile-wallet.ts";
import type { payAddressLabels } from "../../../domain/pay-address/pay-address.ts";

type KnownLabel =
  | (typeof accountLineLabels)[number]
  | (typeof walletLineLabels)[number]
  | (typeof payAddressLabels)[number];

const words: Readonly<Record<KnownLabel, ReactNode>> = {
  IBAN: <Trans>IBAN</Trans>,
  CLABE: <Trans>CLABE</Trans>,
  "Account number": <Trans>Account number</Trans>,
  "Routing number": <Trans>Routing number</Trans>,
  "Sort code": <Trans>Sort code</Trans>,
  BIK: <Trans>BIK</Trans>,
  IFSC: <Trans>IFSC</Trans>,
  Bank: <Trans>Bank</Trans>,
  "SWIFT code (BIC)": <Trans>SWIFT code (BIC)</Trans>,
  "Name on the account": <Trans>Name on the account</Trans>,
  "Address of the holder": <Trans>Address of the holder</Trans>,
  Note: <Trans>Note</Trans>,
  "Email or username": <Trans>Email or username</Trans>,
  "Where to pay": <Trans>Where to pay</Trans>,
  "Phone number": <Trans>Phone number</Trans>,
  Name: <Trans>Name</Trans>,
};

/** What a line of payment details is: of a saved account in the reader's language, else as typed. */
export function LineLabel({ label }: { label: string }) {
  return words[label as KnownLabel] ?? <bdi>{label}</bdi>;
}
