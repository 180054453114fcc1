import { useEffect, useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { CallFailure } from "../../http/client/call-types.ts";
import type { MyOfferView } from "../../http/contract/offer/my-offer-views.ts";
import { usePageState } from "../page-context.ts";
import { usePolicy } from "../page-policy.ts";
import { useUsualCurrency } from "../server/usual-currency.ts";
import { messengerPath } from "../navigation/paths.ts";
import { staysHere } from "../navigation/arrival.ts";
import { useReadAgain } from "../server/use-read.ts";
import { detailsOf, newDraft, savedAccountOf, type Draft } from "./draft.ts";
import { keepDraft, keptDraft } from "./kept-drafts.ts";
import { savedState } from "../offer-act/saved-offer.ts";
import type { TypedProof } from "../account/proof-field.tsx";
import { saveOffer } from "./save-offer.ts";
import { specialQuery, type Special } from "./special-draft.ts";
import { resumedDraft, type Resumed } from "./resumed-draft.ts";
import { draftOf } from "./stored-draft.ts";
import { useKeptDraft, type KeptDraft } from "./use-kept-draft.ts";
import {
  firstUnfinished,
  isAfter,
  problemsAt,
  problemsOf,
  stepOf,
  stepsOf,
  type Problem,
  type StepName,
} from "./wizard-steps.ts";

/** The wizard's state, and the user's actions in it. */
export interface WizardState {
  readonly draft: Draft;
  readonly steps: readonly StepName[];
  readonly step: StepName;
  /** The last step the user can go to. */
  readonly furthest: StepName;
  /** Whether something would be lost: it is neither published nor kept. */
  readonly hasChanges: boolean;
  /** What the server has of the draft of a new offer. */
  readonly kept: KeptDraft;
  /** The problems to show for the current step. */
  readonly problems: readonly Problem[];
  readonly isSaving: boolean;
  /** Why the last save failed, if no field shows it. */
  readonly failure: CallFailure | undefined;
  readonly change: (changed: Partial<Draft>) => void;
  readonly go: (step: StepName) => void;
  /** Whether the step is valid; if not, its problems are shown from then on. */
  readonly judgeStep: () => boolean;
  /** Whether saving needs a proof: buyers would pay to another account than the stored one. */
  readonly needsProof: boolean;
  readonly save: (proof?: TypedProof) => Promise<void>;
  readonly forget: () => void;
}

/**
 * The steps are in the address, so that Back leads to the previous step; the draft is kept here.
 *
 * - `initial`: the stored offer being edited.
 * - `copied`: the stored offer that a new one begins with.
 * - `isLite`: only the price and the amounts are asked.
 * - `special`: whom alone the offer is for; it ends in their chat.
 * - `resumed`: the draft kept on the server that it goes on with.
 */
export function useWizard({
  initial,
  copied,
  isLite,
  special,
  resumed,
}: {
  readonly initial: MyOfferView | undefined;
  readonly copied: MyOfferView | undefined;
  readonly isLite: boolean;
  readonly special: Special | undefined;
  readonly resumed: Resumed | undefined;
}): WizardState {
  const usual = useUsualCurrency();
  const { isDemoAccount } = usePageState().reader;
  const { offer: policy } = usePolicy();
  const search = useSearch();
  const [path, navigate] = useLocation();
  const readAgain = useReadAgain();
  const [first] = useState(
    () => firstDraft(initial, copied) ?? newDraft(search, usual, isDemoAccount),
  );
  const place = copied
    ? `${path}?copy=${copied.idHashed}`
    : `${path}?${specialQuery(special)}${resumed?.id ?? ""}`;
  const [draft, setDraft] = useState(() =>
    resumed ? resumedDraft(resumed, first) : (keptDraft(place) ?? first),
  );
  const kept = useKeptDraft(draft, { place, isWanted: !initial && !special, resumed });
  const query = kept.id === undefined ? specialQuery(special) : `draft=${kept.id}&`;
  const [stored, setStored] = useState(initial);
  const [reached, setReached] = useState<StepName>((initial ?? copied) ? "preview" : "deal");
  const [tried, setTried] = useState<ReadonlySet<StepName>>(new Set());
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();

  const steps = stepsOf({ isStored: stored !== undefined, isLite });
  const found = problemsOf(draft, policy);
  const open = firstUnfinished(found);
  const furthest = isAfter(reached, open) ? open : reached;
  const asked = steps.find((name) => name === new URLSearchParams(search).get("step"));
  const wanted = asked ?? (isLite ? "price" : stored ? "preview" : "deal");
  const step = isAfter(wanted, open) ? open : wanted;
  const own = tried.has(step) ? problemsAt(step, found) : [];
  const refused = failure?.details ?? [];

  const go = (next: StepName) => {
    if (isAfter(next, reached)) setReached(next);
    navigate(`${path}?${query}step=${next}`, { state: staysHere });
  };
  const isNamed = kept.id === undefined || search.includes(`draft=${kept.id}`);
  useEffect(() => {
    if (!isNamed) navigate(`${path}?${query}step=${step}`, { replace: true, state: staysHere });
  }, [isNamed, navigate, path, query, step]);
  const tell = (name: StepName) => setTried(new Set([...tried, name]));
  return {
    draft,
    kept,
    steps,
    step,
    furthest,
    hasChanges: kept.state !== "saved" && JSON.stringify(draft) !== JSON.stringify(first),
    problems: [...own, ...problemsAt(step, refused)],
    isSaving,
    failure: failure && !refused.some(({ field }) => stepOf(field)) ? failure : undefined,
    change: (changed) => {
      const next = { ...draft, ...changed };
      setDraft(next);
      setFailure(undefined);
      keepDraft(place, next);
    },
    go,
    judgeStep: () => {
      tell(step);
      return problemsAt(step, found).length === 0;
    },
    needsProof: stored !== undefined && paysElsewhere(draft, stored),
    save: async (proof) => {
      if (isSaving) return;
      setIsSaving(true);
      setFailure(undefined);
      const saved = await saveOffer(draft, stored, { proof, special });
      setIsSaving(false);
      setStored(saved.stored);
      if (!saved.failure) {
        keepDraft(place, undefined);
        await kept.remove();
        await Promise.all((["listMyOffers", "viewMyOffer", "listOffers"] as const).map(readAgain));
        if (special) return navigate(`${messengerPath}/${special.chatId}`);
        return navigate(`/dashboard/my-offers?myOffersTab=${draft.side}`, {
          state: savedState(saved.stored, initial === undefined),
        });
      }
      setFailure(saved.failure);
      const wrong = new Set(saved.failure.details.map(({ field }) => stepOf(field)));
      const wrongStep = steps.find((name) => wrong.has(name));
      if (wrongStep) go(wrongStep);
    },
    forget: () => keepDraft(place, undefined),
  };
}

/** What is stored; a copy begins without what was traded on the other one. */
function firstDraft(
  initial: MyOfferView | undefined,
  copied: MyOfferView | undefined,
): Draft | undefined {
  if (initial) return draftOf(initial);
  return copied && { ...draftOf(copied), cap: "" };
}

function paysElsewhere(draft: Draft, stored: MyOfferView): boolean {
  const saved = savedAccountOf(draft);
  if (saved !== undefined || stored.savedAccount !== null) {
    return (saved ?? null) !== stored.savedAccount;
  }
  return linesOf(detailsOf(draft)) !== linesOf(stored.paymentDetails);
}

function linesOf(details: Readonly<MyOfferView["paymentDetails"]>): string {
  return JSON.stringify(details.map(({ label, value }) => [label, value]));
}
