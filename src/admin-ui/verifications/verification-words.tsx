import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { FileSide } from "../../domain/verification/id-document.ts";
import type {
  RejectReason,
  VerificationKind,
  VerificationState,
} from "../../domain/verification/verification.ts";
import { Chip } from "../design/chip.tsx";

/** Every word must be there, or this does not compile. */
type Words<Name extends string> = Readonly<Record<Name, () => ReactNode>>;

export const kindWords: Words<VerificationKind> = {
  basic: () => <Trans>name and date of birth</Trans>,
  id: () => <Trans>identity document</Trans>,
  address: () => <Trans>proof of address</Trans>,
  video: () => <Trans>video</Trans>,
};

export const stateWords: Words<VerificationState> = {
  uploaded: () => <Trans>not sent yet</Trans>,
  pending: () => <Trans>waiting</Trans>,
  approved: () => <Trans>approved</Trans>,
  rejected: () => <Trans>rejected</Trans>,
  corrupted: () => <Trans>unreadable</Trans>,
};

export const sideWords: Words<FileSide> = {
  front: () => <Trans>Front</Trans>,
  back: () => <Trans>Back</Trans>,
  selfie: () => <Trans>Owner with the document</Trans>,
  page: () => <Trans>Paper</Trans>,
  video: () => <Trans>Video</Trans>,
};

export const reasonWords: Words<RejectReason> = {
  unreadable: () => <Trans>text can&apos;t be read</Trans>,
  incomplete: () => <Trans>part is missing or cut off</Trans>,
  expired: () => <Trans>expired or too old</Trans>,
  wrong_document: () => <Trans>different document</Trans>,
  name_differs: () => <Trans>name differs</Trans>,
  address_differs: () => <Trans>address differs</Trans>,
  selfie_differs: () => <Trans>face doesn&apos;t match</Trans>,
  altered: () => <Trans>looks edited</Trans>,
  underage: () => <Trans>too young</Trans>,
};

/** Where a verification is; those that wait for staff stand out. */
export function VerificationChip({ status }: { status: VerificationState }) {
  const tone = status === "pending" ? "danger" : status === "approved" ? "done" : "neutral";
  return <Chip tone={tone}>{stateWords[status]()}</Chip>;
}
