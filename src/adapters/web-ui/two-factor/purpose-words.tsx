import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { FactorPurpose } from "../../../domain/account/two-factor.ts";

interface PurposeWords {
  readonly name: () => ReactNode;
  readonly effect: () => ReactNode;
  /** The titles of the dialog. */
  readonly on: () => ReactNode;
  readonly off: () => ReactNode;
}

/** How the purposes of two-factor are called. */
export const purposeWords: Readonly<Record<FactorPurpose, PurposeWords>> = {
  login: {
    name: () => <Trans>Sign-in</Trans>,
    effect: () => <Trans>A code with your password, each time you sign in</Trans>,
    on: () => <Trans>Turn on two-factor for sign-in</Trans>,
    off: () => <Trans>Turn off two-factor for sign-in</Trans>,
  },
  release: {
    name: () => <Trans>Releases</Trans>,
    effect: () => <Trans>A code instead of your password, before crypto leaves escrow</Trans>,
    on: () => <Trans>Turn on two-factor for releases</Trans>,
    off: () => <Trans>Turn off two-factor for releases</Trans>,
  },
  sendout: {
    name: () => <Trans>Sends</Trans>,
    effect: () => <Trans>A code before crypto leaves your wallet</Trans>,
    on: () => <Trans>Turn on two-factor for sends</Trans>,
    off: () => <Trans>Turn off two-factor for sends</Trans>,
  },
};
