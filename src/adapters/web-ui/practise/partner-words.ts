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
          ? t`Hello, thanks for trading. Please put the trade number in the payment reference.`
          : t`Hello, I'm about to pay.`,
      )
      .with(
        "claim",
        () => t`I paid, look at my screenshot: the transfer is done. Please release now.`,
      )
      .with(
        "pressure",
        () =>
          t`Why are you waiting? You can see it on my screenshot. I'm in a hurry, please release.`,
      )
      .with(
        "apology",
        () => t`My bank had stopped the transfer. It went through now. Please check again.`,
      )
      .with("reminder", () => t`The money is in your account. Please check, and release.`)
      .with("no-money", () => t`I don't see a payment in my account. Did you really send it?`)
      .with(
        "press-paid",
        () => t`Your money is here. Please mark the trade as paid before the time runs out.`,
      )
      .with("patience", () => t`I'm here. The crypto is in escrow for you, take your time.`)
      .with("checking", () => t`I'm checking my account now.`)
      .with("thanks", () => t`The trade is complete. Thank you, and all the best.`)
      .exhaustive();
}
