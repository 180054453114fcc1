import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import type { WordsRefusal } from "../../multisig/words.ts";

/** What is wrong with the words that were typed, and what to do about it. */
export function wordsProblem(refusal: WordsRefusal | { readonly code: "other_words" }): ReactNode {
  switch (refusal.code) {
    case "word_unknown": {
      const { word } = refusal;
      return (
        <Trans>
          “<bdi>{word}</bdi>” can't be one of your words. Compare it with your paper.
        </Trans>
      );
    }
    case "word_count":
      return <Trans>Enter all twelve words, in their order.</Trans>;
    case "words_mistyped":
      return (
        <Trans>One word is mistyped, or the order is wrong. Compare them with your paper.</Trans>
      );
    case "other_words":
      return <Trans>These aren't the words that you used in this trade.</Trans>;
  }
}
