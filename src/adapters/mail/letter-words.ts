import type { I18n } from "@lingui/core";
import type { Letter } from "../../domain/notice/letter.ts";
import { factorCodeWords } from "./factor-code-words.ts";
import { caseAccessWords } from "./case-access-words.ts";
import { resetWords } from "./reset-words.ts";
import { noticeSentence } from "./notice-words.ts";

/** The words of a letter. One thing to do at most: a code to type, or a link to follow. */
export interface LetterWords {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly code?: string;
  readonly action?: { readonly label: string; readonly path: string };
  /** Why it was sent, and what to do if it was not expected. */
  readonly footer: string;
}

/** The words of a letter, in the language of `i18n`. */
export function wordsOf(letter: Letter, i18n: I18n, brand: string): LetterWords {
  const greeting = i18n._("Hello {username},", { username: letter.username });
  switch (letter.kind) {
    case "email_code":
      return {
        subject: i18n._("Your code for {brand}", { brand }),
        greeting,
        paragraphs: [
          i18n._("Enter this code on {brand} to confirm your email address.", { brand }),
          i18n._(
            "It works once, for {minutes, plural, one {# minute} other {# minutes}}. We never ask you for it.",
            { minutes: Math.round(letter.validSeconds / 60), brand },
          ),
        ],
        code: letter.code,
        footer: i18n._(
          "You're getting this because someone entered this address on {brand}. If that wasn't you, ignore this email: without the code nothing happens.",
          { brand },
        ),
      };
    case "factor_code":
      return factorCodeWords(letter, i18n, { brand, greeting });
    case "email_in_use":
      return {
        subject: i18n._("You already have an account on {brand}", { brand }),
        greeting,
        paragraphs: [
          i18n._(
            "Someone entered your email address for another account on {brand}. Your account is unchanged, and the address stays yours.",
            { brand },
          ),
          i18n._("If that was you, sign in to the account that you have.", {}),
        ],
        action: { label: i18n._("Sign in", {}), path: "/login" },
        footer: i18n._(
          "You're getting this because your account on {brand} has this address. If it wasn't you who entered it, there's nothing to do.",
          { brand },
        ),
      };
    case "recovery":
      return {
        subject: i18n._("Set a new password for {brand}", { brand }),
        greeting,
        paragraphs: [
          i18n._("Someone asked for a new password for your account on {brand}.", { brand }),
          i18n._(
            "The link works once, for {minutes, plural, one {# minute} other {# minutes}}. After that every session ends, and for 24 hours nothing can be sold or sent.",
            { minutes: Math.round(letter.validSeconds / 60) },
          ),
        ],
        action: {
          label: i18n._("Set a new password", {}),
          path: `/recover/password#${letter.token}`,
        },
        footer: i18n._(
          "If you didn't ask for it, ignore this email and don't show it to anyone: your password stays as it is.",
          {},
        ),
      };
    case "case_access":
      return { greeting, ...caseAccessWords(letter, i18n, brand) };
    case "recovered":
      return {
        subject: i18n._("Your password was reset on {brand}", { brand }),
        greeting,
        paragraphs: [
          i18n._("A new password was set with a link that was sent to this address.", {}),
          i18n._(
            "Every session has ended. For 24 hours nothing can be sold or sent from your account.",
            {},
          ),
        ],
        action: { label: i18n._("Reset it again", {}), path: "/recover" },
        footer: i18n._(
          "If this wasn't you, someone can read your email: change your email password first, then reset this one again.",
          {},
        ),
      };
    case "passkey_added":
    case "passkey_removed":
      return { greeting, ...passkeyWords(letter.kind, i18n, brand) };
    case "api_key_made":
      return {
        subject: i18n._("An API key was created on {brand}", { brand }),
        greeting,
        paragraphs: [
          i18n._(
            "A program that has the key can read your trades and, if you let it, manage your offers.",
            {},
          ),
        ],
        action: { label: i18n._("See your API keys", {}), path: "/account/webhooks" },
        footer: i18n._("If this wasn't you, revoke the key and set a new password.", {}),
      };
    case "questions_set":
      return {
        subject: i18n._("Your security questions on {brand} were set", { brand }),
        greeting,
        paragraphs: [
          i18n._(
            "Support may ask you these questions, together with other proofs, if you can't get into your account.",
            {},
          ),
        ],
        action: { label: i18n._("See your security settings", {}), path: "/account/security" },
        footer: i18n._(
          "If this wasn't you, set a new password at once, then choose your questions again.",
          {},
        ),
      };
    case "signed_out":
      return {
        subject: i18n._("Support signed you out on {brand}", { brand }),
        greeting,
        paragraphs: [
          i18n._("Our support team ended a session of your account.", {}),
          i18n._("Sign in again to continue. Support never asks for your password.", {}),
        ],
        action: { label: i18n._("See where you are signed in", {}), path: "/account/security" },
        footer: i18n._(
          "If you did not expect this, set a new password, then look at your sessions.",
          {},
        ),
      };
    case "telegram_connected":
      return {
        subject: i18n._("A Telegram chat was connected on {brand}", { brand }),
        greeting,
        paragraphs: [
          i18n._(
            "It now gets your notifications: who starts a trade with you, who paid and whose turn it is. It says nothing of what you write or where you are paid.",
            {},
          ),
        ],
        action: {
          label: i18n._("See your notification settings", {}),
          path: "/account/notifications",
        },
        footer: i18n._(
          "If this wasn't you, disconnect Telegram there, then set a new password at once.",
          {},
        ),
      };
    case "reset_asked":
    case "factors_reset":
      return { greeting, ...resetWords(letter.kind, i18n, brand) };
    case "account_closed":
      return {
        subject: i18n._("Your account on {brand} is closed", { brand }),
        greeting,
        paragraphs: [
          i18n._("You closed your account on {brand}. Every session has ended.", { brand }),
          i18n._(
            "Nobody can sign in to it any more, and nobody else can take your name. What the law requires us to keep is erased when that time is over.",
            {},
          ),
        ],
        footer: i18n._("If this wasn't you, write to support from this address at once.", {}),
      };
    case "new_device":
      return wordsOfNewDevice(letter, i18n, { brand, greeting });
    case "notices":
      return wordsOfNotices(letter, i18n, { brand, greeting });
  }
}

function wordsOfNewDevice(
  {
    token,
    validSeconds,
    browser,
    system,
    country,
    at,
    timeZone = "UTC",
  }: Extract<Letter, { readonly kind: "new_device" }>,
  i18n: I18n,
  { brand, greeting }: { readonly brand: string; readonly greeting: string },
): LetterWords {
  const device =
    browser !== undefined && system !== undefined
      ? i18n._("{browser} on {system}", { browser, system })
      : (browser ?? system ?? i18n._("a device that we don't recognise", {}));
  const moment = i18n.date(at, {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: "h23",
    timeZone,
  });
  const said = { device, moment, zone: timeZone.replaceAll("_", " ") };
  const place = country && new Intl.DisplayNames(i18n.locale, { type: "region" }).of(country);
  return {
    subject: i18n._("New sign-in to your account on {brand}", { brand }),
    greeting,
    paragraphs: [
      place === undefined
        ? i18n._("Someone signed in to your account from {device}: {moment} ({zone}).", said)
        : i18n._("Someone signed in to your account from {device} in {place}: {moment} ({zone}).", {
            ...said,
            place,
          }),
      ...(place === undefined
        ? []
        : [i18n._("The place is a guess from the network address, and can be wrong.", {})]),
      i18n._(
        "If it wasn't you, this link ends every session and lets you set a new password. It works for {minutes, plural, one {# minute} other {# minutes}}.",
        { minutes: Math.round(validSeconds / 60) },
      ),
    ],
    action: { label: i18n._("This wasn't me", {}), path: `/recover/not-me#${token}` },
    footer: i18n._(
      "You're getting this because it was the first sign-in to your {brand} account from that device. If it was you, there's nothing to do. Don't forward this email.",
      { brand },
    ),
  };
}

/** One trade is opened at once; of several, the list shows all. */
function wordsOfNotices(
  { notices, more, timeZone }: Extract<Letter, { readonly kind: "notices" }>,
  i18n: I18n,
  { brand, greeting }: { readonly brand: string; readonly greeting: string },
): LetterWords {
  const sentences = notices.map((each) => noticeSentence(each, i18n, { brand, timeZone }));
  const [only = ""] = sentences;
  const tradeIds = new Set(notices.map(({ trade }) => trade?.id));
  const [tradeId] = tradeIds;
  const isOneTrade = more === 0 && tradeIds.size === 1 && tradeId !== undefined;
  const count = notices.length + more;
  return {
    subject: count === 1 ? only : i18n._("{count} notifications from {brand}", { count, brand }),
    greeting,
    paragraphs: [
      ...sentences,
      ...(more > 0
        ? [i18n._("There {more, plural, one {is # more} other {are # more}}.", { more })]
        : []),
    ],
    action: isOneTrade
      ? { label: i18n._("Open the trade", {}), path: `/trade/${tradeId}` }
      : { label: i18n._("See all notifications", {}), path: "/dashboard/notifications" },
    footer: i18n._(
      "You're getting this because you chose notifications by email. Choose which in your notification settings on {brand}.",
      { brand },
    ),
  };
}

function passkeyWords(
  kind: "passkey_added" | "passkey_removed",
  i18n: I18n,
  brand: string,
): Omit<LetterWords, "greeting"> {
  const isAdded = kind === "passkey_added";
  return {
    subject: isAdded
      ? i18n._("A passkey was added on {brand}", { brand })
      : i18n._("A passkey was removed on {brand}", { brand }),
    paragraphs: [
      isAdded
        ? i18n._("A new passkey can sign in to your account on {brand}.", { brand })
        : i18n._("A passkey can no longer sign in to your account on {brand}.", { brand }),
      i18n._("All other sessions have ended. For 24 hours your account can't start a sale.", {}),
    ],
    action: { label: i18n._("See your passkeys", {}), path: "/account/security" },
    footer: i18n._(
      "If this wasn't you, set a new password, then remove every passkey that you don't know.",
      {},
    ),
  };
}
