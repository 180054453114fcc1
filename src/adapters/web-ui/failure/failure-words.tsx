import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { CallFailure } from "../../http/client/call-types.ts";
import { refusalWords } from "./refusal-words.tsx";
import { coolDownCodes, CoolDownWords } from "./cool-down-words.tsx";

/** What happened, that nothing was lost, and what to do, for a refusal in the user's language. */
export function FailureWords(props: { failure: CallFailure }): ReactNode {
  const { code, details, message } = props.failure;
  const until = details.find(({ field }) => field === "until")?.message;
  return (
    <RefusalWords
      code={code}
      until={until === undefined ? null : Number(until)}
      message={message}
    />
  );
}

/**
 * The same for a code returned before anything was tried; `until` in seconds. `message`: what the
 * server says of it, for a code that this page does not know.
 */
export function RefusalWords(props: {
  code: CallFailure["code"];
  until?: number | null;
  message?: string;
}): ReactNode {
  const { code, until = null, message = "" } = props;
  const coolDown = coolDownCodes.find((each) => each === code);
  if (coolDown && until !== null) return <CoolDownWords code={coolDown} until={until} />;
  return (
    wordsOf(code) ?? refusalWords(code) ?? (message === "" ? <Unknown /> : <bdi>{message}</bdi>)
  );
}

function wordsOf(code: CallFailure["code"]): ReactNode {
  switch (code) {
    case "unreachable":
      return <Trans>No answer came. Check your connection, then try again.</Trans>;
    case "wrong_credentials":
      return <Trans>Name or password is not right. Nothing was changed.</Trans>;
    case "account_banned":
      return (
        <Trans>
          This account is closed for good. If you think that is a mistake, write to support from its
          e-mail address.
        </Trans>
      );
    case "account_compromised":
      return (
        <Trans>
          This account is locked, because somebody else may have used it. Write to support from its
          e-mail address to get a new password.
        </Trans>
      );
    case "user_restricted":
      return <Trans>The state of your account does not allow this now. Nothing was changed.</Trans>;
    case "trading_halted":
      return <Trans>Trading is halted for now. All crypto is safe. Look again later.</Trans>;
    case "withdrawals_halted":
      return (
        <Trans>
          Releases are halted for now. Nothing was done; the crypto stays safe in escrow until they
          go on.
        </Trans>
      );
    case "consent_needed":
      return (
        <Trans>
          For 24 hours after your new password a release needs our consent. Write to support; the
          trade waits.
        </Trans>
      );
    case "rate_limited":
      return <Trans>That was too often. Wait a few minutes, then try again.</Trans>;
    case "busy":
      return <Trans>We are busy. Nothing was done; try again in a moment.</Trans>;
    case "unavailable":
      return (
        <Trans>
          We cannot reach our data at the moment, and do not know whether this was done. Wait a
          moment, look, then try again.
        </Trans>
      );
    case "forbidden_origin":
      return <Trans>This page is too old. Load it again, then repeat it.</Trans>;
    case "own_offer":
      return <Trans>This is your own offer.</Trans>;
    case "too_many_favorites":
      return <Trans>You keep as many favourites as there can be. Remove one first.</Trans>;
    case "offer_not_active":
      return <Trans>This offer is not active at the moment.</Trans>;
    case "offer_changed":
    case "offer_margin_changed":
      return <Trans>The offer was changed. Look at the new one, then start.</Trans>;
    case "price_moved":
      return <Trans>The market moved. Look at the new price, then start.</Trans>;
    case "no_fresh_rate":
      return <Trans>There is no fresh market price at the moment. Try again in a minute.</Trans>;
    case "amount_too_small":
      return <Trans>This amount is too small to trade.</Trans>;
    case "validation":
      return <Trans>We cannot take it in this form. Look at it again.</Trans>;
    case "amount_not_in_range":
      return <Trans>This offer does not take that amount.</Trans>;
    case "low_balance":
      return (
        <Trans>The seller&apos;s balance does not cover this amount. Try a smaller one.</Trans>
      );
    case "negative_balance":
      return (
        <Trans>
          You owe crypto for a payment that was taken back. Until it is paid back you can start no
          trade.
        </Trans>
      );
    case "max_active_trades_with_partner":
      return (
        <Trans>
          Two people can have 2 active trades with each other, and 1 until the buyer completed a
          first trade. Finish one, or take another offer.
        </Trans>
      );
    case "max_2_active_trades_id_not_verified":
      return <Trans>Without a verified ID you can have 2 active trades. Finish one first.</Trans>;
    case "faucet_empty":
      return <Trans>You had enough play money for today. Come back tomorrow.</Trans>;
    default:
      return undefined;
  }
}

function Unknown() {
  return (
    <Trans>This did not work, and nothing was changed. Reload the page, then try again.</Trans>
  );
}
