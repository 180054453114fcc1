import type { I18n } from "@lingui/core";
import type { LetterWords } from "./letter-words.ts";

/** The letters about a reset of second factors by support. */
export function resetWords(
  kind: "reset_asked" | "factors_reset",
  i18n: I18n,
  brand: string,
): Omit<LetterWords, "greeting"> {
  if (kind === "reset_asked") {
    return {
      subject: i18n._("Support was asked to turn off your two-factor on {brand}", { brand }),
      paragraphs: [
        i18n._(
          "Someone who knows your password says they lost your app, phone or passkeys, and asked support to turn two-factor off.",
          {},
        ),
        i18n._("Two members of staff will decide. Until then nothing changes.", {}),
      ],
      action: { label: i18n._("See your security settings", {}), path: "/account/security" },
      footer: i18n._(
        "If this wasn't you, stop it there at once, then set a new password: someone knows yours.",
        {},
      ),
    };
  }
  return {
    subject: i18n._("Two-factor was turned off on {brand}", { brand }),
    paragraphs: [
      i18n._(
        "Support turned off your two-factor and removed your passkeys. The person who asked knew your password and answered your security questions.",
        {},
      ),
      i18n._(
        "Every session has ended. For 24 hours nothing can be sold or sent from your account. Sign in and set up two-factor again.",
        {},
      ),
    ],
    action: { label: i18n._("Sign in", {}), path: "/login" },
    footer: i18n._(
      "If this wasn't you, request a new password for this address at once, then write to support.",
      {},
    ),
  };
}
