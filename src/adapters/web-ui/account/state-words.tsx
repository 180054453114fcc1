import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { CurrentUserView } from "../../http/contract/account/account.ts";

/** The meaning of an account state: a sentence, what still works and what is paused. */
export interface StateWords {
  readonly headline: ReactNode;
  readonly goesOn: ReactNode;
  readonly waits: ReactNode;
}

/** The text for the user's most serious account state; undefined if there is none. */
export function stateWords(reader: CurrentUserView): StateWords | undefined {
  if (reader.compromised) return watchedWords();
  if (reader.isSuspended) return heldWords(<Trans>Your account is suspended.</Trans>);
  if (reader.isFrozen) return heldWords(<Trans>Your account is frozen.</Trans>);
  if (reader.isOnHold) return heldWords(<Trans>Your account is on hold.</Trans>);
  return reader.isRestricted ? restrictedWords() : undefined;
}

function watchedWords(): StateWords {
  return {
    headline: <Trans>Your account is watched: somebody else may have used it.</Trans>,
    goesOn: <Trans>Trades that run go on, and you can buy.</Trans>,
    waits: (
      <Trans>
        For 24 hours after your new password you cannot sell or send, and a release needs our
        consent.
      </Trans>
    ),
  };
}

function heldWords(headline: ReactNode): StateWords {
  return {
    headline,
    goesOn: <Trans>Trades that run go on: pay, release, write and answer as always.</Trans>,
    waits: (
      <Trans>
        You start no new trade and send nothing, and your offers are off. They come back by
        themselves.
      </Trans>
    ),
  };
}

function restrictedWords(): StateWords {
  return {
    headline: <Trans>Your account is restricted.</Trans>,
    goesOn: (
      <Trans>Trades that run go on: pay, release, write and answer as always. You can send.</Trans>
    ),
    waits: (
      <Trans>You start no new trade, and your offers are off. They come back by themselves.</Trans>
    ),
  };
}
