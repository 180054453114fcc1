import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { LevelNeed } from "../../../domain/kyc/level-names.ts";
import type { AddressDocumentType } from "../../../domain/verification/address-proof.ts";
import type { FileSide, IdDocumentType } from "../../../domain/verification/id-document.ts";
import type { RejectReason, VerificationState } from "../../../domain/verification/verification.ts";

/** Every word must be there, or this does not compile. */
type Words<Name extends string> = Readonly<Record<Name, () => ReactNode>>;

export const needWords: Words<LevelNeed> = {
  email: () => <Trans>Email address</Trans>,
  phone: () => <Trans>Phone number</Trans>,
  basic: () => <Trans>Name and date of birth</Trans>,
  id: () => <Trans>Identity document</Trans>,
  address: () => <Trans>Proof of address</Trans>,
  video: () => <Trans>Short video</Trans>,
};

export const stateWords: Words<VerificationState> = {
  uploaded: () => <Trans>Not sent yet</Trans>,
  pending: () => <Trans>In review</Trans>,
  approved: () => <Trans>Verified</Trans>,
  rejected: () => <Trans>Not accepted</Trans>,
  corrupted: () => <Trans>Couldn&apos;t be read</Trans>,
};

export const documentWords: Words<IdDocumentType> = {
  passport: () => <Trans>Passport</Trans>,
  id_card: () => <Trans>Identity card</Trans>,
  driving_licence: () => <Trans>Driving licence</Trans>,
  residence_permit: () => <Trans>Residence permit</Trans>,
};

export const paperWords: Words<AddressDocumentType> = {
  bank_statement: () => <Trans>Bank statement</Trans>,
  utility_bill: () => <Trans>Utility bill</Trans>,
  tax_bill: () => <Trans>Tax bill</Trans>,
  government_letter: () => <Trans>Letter from a public authority</Trans>,
  rental_agreement: () => <Trans>Rental agreement</Trans>,
};

export const sideWords: Words<FileSide> = {
  front: () => <Trans>Front</Trans>,
  back: () => <Trans>Back</Trans>,
  selfie: () => <Trans>You, holding the document</Trans>,
  page: () => <Trans>The whole page</Trans>,
  video: () => <Trans>Video</Trans>,
};

export const reasonWords: Words<RejectReason> = {
  unreadable: () => <Trans>The text on it can&apos;t be read.</Trans>,
  incomplete: () => <Trans>A part of it is missing or cut off.</Trans>,
  expired: () => <Trans>It has expired or is too old.</Trans>,
  wrong_document: () => <Trans>It is a different document from the one you chose.</Trans>,
  name_differs: () => <Trans>The name on it is different from the one you typed.</Trans>,
  address_differs: () => <Trans>The address on it is different from the one you typed.</Trans>,
  selfie_differs: () => <Trans>Your face and the document can&apos;t be matched.</Trans>,
  altered: () => <Trans>It looks edited.</Trans>,
  underage: () => <Trans>You are too young to trade here.</Trans>,
};
