import { useState } from "react";
import { Trans } from "@lingui/react/macro";
import type { ConversionObstacle } from "../../../domain/conversion/decide-conversion.ts";
import type { RealAsset } from "../../../domain/money/asset.ts";
import { isClearAnswer } from "../../http/client/press-keys.ts";
import type { ProofKind, TypedProof } from "../account/proof-field.tsx";
import { QuoteReview } from "../account/quote-review.tsx";
import { Money } from "../design/money.tsx";
import facts from "../design/fact-list.module.css";
import { conversionWords } from "../failure/conversion-words.tsx";
import { sendWords } from "../failure/send-words.tsx";
import { usePageState } from "../page-context.ts";
import { client } from "../server/client.ts";
import { keepUnanswered, unansweredConversion } from "./unanswered-conversion.ts";
import { useQuote } from "./use-quote.ts";

/** A conversion as the platform offers it. Amounts in base units. */
export interface QuotedConversion {
  readonly id: string;
  readonly fromCryptoCurrencyCode: RealAsset;
  readonly fromAmount: string;
  readonly toCryptoCurrencyCode: RealAsset;
  readonly toAmount: string;
  readonly spreadAmount: string;
  readonly spreadBasisPoints: number;
  /** By the device's clock, in seconds since the epoch. */
  readonly runsOutAt: number;
  readonly obstacle: { readonly code: ConversionObstacle } | null;
  readonly asks: ProofKind;
}

/** Shows a quote while it holds, and takes the proof. */
export function ConvertReview(props: {
  quoted: QuotedConversion;
  onBack: () => void;
  onQuoted: (quoted: QuotedConversion) => void;
  onDone: () => void;
}) {
  const { quoted, onBack, onQuoted, onDone } = props;
  const { fromCryptoCurrencyCode: from, toCryptoCurrencyCode: to, obstacle, asks } = quoted;
  const { ask, isBusy, failure } = useQuote(onQuoted);
  const { username } = usePageState().reader;
  const [isUnanswered] = useState(() => unansweredConversion(username)?.id === quoted.id);
  const carryOut = async (proof: TypedProof) => {
    keepUnanswered({ username, quoted });
    const told = await client.call("convertCoins", { body: { quote_id: quoted.id, ...proof } });
    if (told.ok || isClearAnswer(told.failure.status)) keepUnanswered(undefined);
    return told;
  };
  return (
    <QuoteReview
      runsOutAt={quoted.runsOutAt}
      obstacle={obstacle && (conversionWords(obstacle.code) ?? sendWords(obstacle.code))}
      asks={asks}
      act={<Trans>Convert</Trans>}
      carryOut={carryOut}
      isUnanswered={isUnanswered}
      onDone={onDone}
      onBack={onBack}
      again={{ ask: () => void ask(from, to, quoted.fromAmount), isBusy, failure }}
    >
      <dt>
        <Trans>You give</Trans>
      </dt>
      <dd>
        <Money asset={from} amount={quoted.fromAmount} />
      </dd>
      <dt>
        <Trans>You get</Trans>
      </dt>
      <dd className={facts.got}>
        <Money asset={to} amount={quoted.toAmount} />
      </dd>
      <dt>
        <Trans>
          Our fee (<bdi>{quoted.spreadBasisPoints / 100}%</bdi>)
        </Trans>
      </dt>
      <dd>
        <Money asset={to} amount={quoted.spreadAmount} />
      </dd>
    </QuoteReview>
  );
}
