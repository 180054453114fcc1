import { useLingui } from "@lingui/react/macro";
import { match } from "ts-pattern";
import type { Side } from "../../../domain/trade/trade.ts";
import type { PartnerLine } from "./practice.ts";

/** Translates the partner's lines into the user's language. */
export function usePartnerWords(mySide: Side): (line: PartnerLine) => string {
  const { t } = useLingui();
  return (line) =>
    match(line)
      .with("greeting", () =>
        mySide === "buyer"
          ? t`Hello, thank you for the trade. Please write the number of the trade into the reference.`
          : t`Hello, I am paying in a moment.`,
      )
      .with(
        "claim",
        () =>
          t`I have paid, look at my screenshot: it says that the transfer is done. Please release now.`,
      )
      .with(
        "pressure",
        () => t`Why do you wait? You see it on my picture. I am in a hurry, please release.`,
      )
      .with(
        "apology",
        () => t`Sorry, my bank had stopped the transfer. Now it went through. Please look again.`,
      )
      .with("reminder", () => t`The money is in your account. Please look, and release.`)
      .with("no-money", () => t`I see no payment in my account. Did you really send it?`)
      .with(
        "press-paid",
        () => t`Your money is here. Please say that you have paid, before the time is over.`,
      )
      .with("patience", () => t`I am here. The crypto is held for you, take your time.`)
      .with("checking", () => t`I am looking into my account now.`)
      .with("thanks", () => t`The trade is done. Thank you, and all the best.`)
      .exhaustive();
}
