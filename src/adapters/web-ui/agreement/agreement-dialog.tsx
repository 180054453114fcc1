import { useState } from "react";
import { useLingui } from "@lingui/react";
import type { TradeView } from "../../http/contract/trade/trade-views.ts";
import {
  isAboutProof,
  lacksProof,
  ProofField,
  typedProof,
  type TypedProof,
} from "../account/proof-field.tsx";
import { ConfirmDialog } from "../design/dialog.tsx";
import { Notice } from "../design/notice.tsx";
import { windowText } from "../design/window-text.ts";
import type { TradeFacts } from "../trade/trade-facts.ts";
import { askedProof, isAboutMarket, type Question, type Typed } from "./agreement-deed.ts";
import { agreementFailure } from "./agreement-failure.tsx";
import { judgeReceived } from "./amendment.ts";
import { offerWords, type QuestionWords } from "./offer-words.tsx";
import { askPriceWords } from "./price-words.tsx";
import { proposalWords } from "./proposal-words.tsx";
import { quoteText } from "./quote-text.ts";
import { ReceivedField } from "./received-field.tsx";
import { askReopenWords } from "./reopen-words.tsx";
import { reopenedOf } from "./reopened.ts";
import type { Agreement } from "./use-agreement.ts";

/** The open confirmation of an agreement action; renders nothing if there is none. */
export function AgreementDialog(props: {
  view: TradeView;
  facts: TradeFacts;
  agreement: Agreement;
}) {
  const { asked } = props.agreement;
  return asked && <OpenQuestion {...props} question={asked} />;
}

/** Asks for confirmation, stating the effect, with any required input and its errors. */
function OpenQuestion(props: {
  question: Question;
  view: TradeView;
  facts: TradeFacts;
  agreement: Agreement;
}) {
  const { question, view, facts, agreement } = props;
  const { locale } = useLingui().i18n;
  const [received, setReceived] = useState("");
  const [proof, setProof] = useState("");
  const [wasTried, setWasTried] = useState(false);
  const words = questionWords(question, view, facts, locale);
  if (!words) return null;
  const asksAmount = question.kind === "offer" && question.what === "amend";
  const judged = asksAmount ? judgeReceived(view, received) : undefined;
  const kind = askedProof(question, view);
  const typed = lacksProof(kind, proof) ? undefined : typedProof(kind, proof);
  const { failure } = agreement;
  const isAboutAmount = asksAmount && failure?.code === "low_balance";
  const isWrongProof = kind !== "nothing" && failure !== undefined && isAboutProof(failure);
  const confirm = (given: TypedProof | undefined) => {
    setWasTried(true);
    if (judged?.problem === undefined && given) {
      agreement.run(question, {
        received: judged?.amendment?.received ?? "",
        proof: given,
        ...priceSeenOf(question, view),
      });
    }
  };
  return (
    <ConfirmDialog
      open
      title={words.title}
      effect={words.effect}
      confirmLabel={<span>{words.confirm}</span>}
      variant={words.variant}
      busy={agreement.isBusy}
      onConfirm={() => confirm(typed)}
      onCancel={agreement.close}
    >
      {judged && (
        <ReceivedField
          {...{ view, facts, judged, wasTried }}
          isNotCovered={isAboutAmount}
          text={received}
          onType={setReceived}
        />
      )}
      <ProofField
        {...{ kind, failure }}
        use="release"
        isMissing={wasTried}
        value={proof}
        onType={setProof}
        onPasskey={(passkey) => confirm({ passkey })}
      />
      {failure && !isWrongProof && !isAboutAmount && (
        <Notice tone="danger">{agreementFailure(failure, facts.partner)}</Notice>
      )}
    </ConfirmDialog>
  );
}

/** A user who reopens a trade confirms the price they were shown. */
function priceSeenOf(question: Question, { reopening }: TradeView): Pick<Typed, "priceSeen"> {
  const isReopening = question.kind === "accept" && question.proposal.kind === "reopen";
  if (!isReopening || !reopening?.quote) return {};
  return { priceSeen: reopening.isNewPrice ? "new" : "old" };
}

function questionWords(
  question: Question,
  view: TradeView,
  facts: TradeFacts,
  locale: string,
): QuestionWords | undefined {
  if (question.kind === "accept") {
    return proposalWords(question.proposal, view, facts, locale);
  }
  const { what } = question;
  if (what === "re-quote") {
    const quote = view.priceBand?.quote;
    return quote ? askPriceWords(facts, quoteText(locale, view, quote)) : undefined;
  }
  if (isAboutMarket(what)) {
    return askReopenWords(facts, reopenedOf(locale, view), what === "reopen-paid");
  }
  const moreTime = windowText(locale, Math.floor(view.windowSeconds / 60));
  return offerWords(what, facts, moreTime);
}
