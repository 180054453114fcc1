import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { PageReader } from "../../http/contract/account/current-user.ts";

/** The meaning of an account state: a sentence, what still works and what is paused. */
export interface StateWords {
  readonly headline: ReactNode;
  readonly goesOn: ReactNode;
  readonly waits: ReactNode;
}

/** The text for the user's most serious account state; undefined if there is none. */
export function stateWords(reader: PageReader): StateWords | undefined {
  if (reader.isBanned) return bannedWords();
  if (reader.compromised) return watchedWords();
  if (reader.isSuspended) return heldWords(<Trans>Your account is suspended.</Trans>);
  if (reader.isFrozen) return heldWords(<Trans>Your account is frozen.</Trans>);
  if (reader.isOnHold) return heldWords(<Trans>Your account is on hold.</Trans>);
  return reader.isRestricted ? restrictedWords() : undefined;
}

function bannedWords(): StateWords {
  return {
    headline: <Trans>Your account is banned.</Trans>,
    goesOn: (
      <Trans>
        You can read your open cases, answer the case worker, send evidence, and withdraw your coins
        once, after you prove your ID.
      </Trans>
    ),
    waits: <Trans>You can't sign in or trade, and your offers are off.</Trans>,
  };
}

function watchedWords(): StateWords {
  return {
    headline: <Trans>Your account is being monitored because someone else may have used it.</Trans>,
    goesOn: <Trans>Your active trades continue, and you can buy.</Trans>,
    waits: (
      <Trans>
        For 24 hours after a password change you can't sell or send, and releases need approval from
        support.
      </Trans>
    ),
  };
}

function heldWords(headline: ReactNode): StateWords {
  return {
    headline,
    goesOn: <Trans>Your active trades continue: you can pay, release and chat as usual.</Trans>,
    waits: (
      <Trans>
        You can't start trades or send crypto, and your offers are off. They come back
        automatically.
      </Trans>
    ),
  };
}

function restrictedWords(): StateWords {
  return {
    headline: <Trans>Your account is restricted.</Trans>,
    goesOn: (
      <Trans>
        Your active trades continue: you can pay, release and chat as usual. You can also send
        crypto.
      </Trans>
    ),
    waits: (
      <Trans>You can't start trades, and your offers are off. They come back automatically.</Trans>
    ),
  };
}
