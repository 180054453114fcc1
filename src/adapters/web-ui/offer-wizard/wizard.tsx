import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { MyOfferView } from "../../http/contract/offer/my-offer-views.ts";
import { ProofDialog } from "../account/proof-dialog.tsx";
import { Button } from "../design/button.tsx";
import { ConfirmDialog } from "../design/dialog.tsx";
import { Notice } from "../design/notice.tsx";
import { Stepper } from "../design/stepper.tsx";
import { OfferFailureWords } from "../offer-act/offer-failure-words.tsx";
import { AppLink } from "../navigation/app-link.tsx";
import { PageHeading } from "../navigation/page-heading.tsx";
import { livePriceOf } from "./live-price-of.ts";
import { worryAbout } from "./price-worry.ts";
import { stepTitle, stepLabels } from "./step-words.tsx";
import { KeptDraftWords } from "./kept-draft-words.tsx";
import type { Resumed } from "./resumed-draft.ts";
import type { Special } from "./special-draft.ts";
import { ShortBalanceHint } from "./short-balance-hint.tsx";
import { StepAmounts } from "./step-amounts.tsx";
import { StepDeal } from "./step-deal.tsx";
import { StepPayment } from "./step-payment.tsx";
import { StepPreview } from "./step-preview.tsx";
import { StepPrice } from "./step-price.tsx";
import { StepTerms } from "./step-terms.tsx";
import { Summary } from "./summary.tsx";
import { useLeaveQuestion } from "./use-leave-question.ts";
import { useAmendedMethods } from "./use-amended-methods.ts";
import { useReversible } from "./use-reversible.ts";
import { useMarket } from "./use-market.ts";
import { useWizard, type WizardState } from "./use-wizard.ts";
import { isAfter, type StepName } from "./wizard-steps.ts";
import { usePolicy } from "../page-policy.ts";
import { WorryQuestion } from "./worry-words.tsx";
import styles from "./wizard.module.css";

/**
 * Creates an offer, one question per screen. `stored`: the offer being edited; `copied`: one of the user's
 * own that the new one begins with; `resumed`: a draft to go on with; `isLite`: of the stored one, only price and amounts are asked;
 * `special`: whom alone the new one is for.
 */
export function Wizard(props: {
  stored?: MyOfferView;
  copied?: MyOfferView;
  isLite?: boolean;
  special?: Special;
  resumed?: Resumed;
}) {
  const { t } = useLingui();
  const { stored: edited, copied, isLite = false, special, resumed } = props;
  const wizard = useWizard({ initial: edited, copied, isLite, special, resumed });
  const { draft, step, steps, furthest } = wizard;
  const market = useMarket(draft);
  const labels = stepLabels();
  const leaving = useLeaveQuestion(wizard.hasChanges);
  const { form, heading } = useStepFocus(wizard);
  const isEdit = edited !== undefined;

  const { distance } = livePriceOf(draft, market);
  const worry = worryAbout(draft.side, distance, usePolicy().offer);
  const priceKey = [
    draft.side,
    draft.pricing,
    draft.marginSign,
    draft.marginSize,
    draft.fixedPrice,
    draft.exchangeRate,
    draft.multiplier,
  ].join();
  // The price of a stored offer was confirmed when it was saved.
  const [meant, setMeant] = useState(isEdit ? priceKey : undefined);
  const [isDoubted, setIsDoubted] = useState(false);
  useAmendedMethods();
  const reversible = useReversible(draft);
  const [accepted, setAccepted] = useState(isEdit ? draft.method : undefined);
  const [isWarned, setIsWarned] = useState(false);
  const [isProving, setIsProving] = useState(false);

  const goOn = () => {
    if (step === "preview" && wizard.needsProof) return setIsProving(true);
    if (step === "preview") return void wizard.save();
    return wizard.go(isEdit ? "preview" : (steps[steps.indexOf(step) + 1] ?? step));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!wizard.judgeStep()) return;
    const isPriced = step === "price" || step === "preview";
    if (isPriced && worry && meant !== priceKey) return setIsDoubted(true);
    if (step === "preview" && reversible && accepted !== draft.method) return setIsWarned(true);
    goOn();
  };
  const before = steps[steps.indexOf(step) - 1];
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeading
          title={
            special
              ? t`Special offer`
              : isLite
                ? t`Edit price and amounts`
                : isEdit
                  ? t`Edit your offer`
                  : t`New offer`
          }
        />
        {special && (
          <p>
            <Trans>
              Only <bdi>{special.partner}</bdi> sees this offer and can take it, once. Its price is
              locked for a day.
            </Trans>
          </p>
        )}
        {isLite && edited && (
          <AppLink to={`/offer-manager/edit/${edited.idHashed}?skipLite=true`}>
            <Trans>Edit everything</Trans>
          </AppLink>
        )}
        <Stepper
          label={t`Steps`}
          current={step}
          steps={steps.map((name) => ({
            name,
            label: labels[name],
            isOpen: !isAfter(name, furthest),
            isDone: isAfter(furthest, name),
          }))}
          onGo={wizard.go}
        />
      </div>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <h2 ref={heading} tabIndex={-1} className={styles.question}>
          {stepTitle(step, draft.side)}
        </h2>
        <KeptDraftWords kept={wizard.kept} />
        <StepOf wizard={wizard} market={market} isTakenOnce={special !== undefined} />
        {wizard.failure && !isProving && (
          <Notice tone="danger">
            <OfferFailureWords failure={wizard.failure} />
          </Notice>
        )}
        <div className={styles.acts}>
          {before && (
            <Button variant="plain" onClick={() => wizard.go(before)}>
              <Trans>Back</Trans>
            </Button>
          )}
          <Button variant="primary" type="submit" busy={wizard.isSaving}>
            {step !== "preview" ? (
              isEdit ? (
                <Trans>View it all</Trans>
              ) : (
                <Trans>Next</Trans>
              )
            ) : isEdit ? (
              <Trans>Save</Trans>
            ) : special ? (
              <Trans>Send the offer</Trans>
            ) : (
              <Trans>Publish</Trans>
            )}
          </Button>
        </div>
      </form>
      <div className={styles.rail} data-step={step}>
        <Summary draft={draft} market={market} />
      </div>
      <WorryQuestion
        reversible={isWarned ? reversible : undefined}
        worry={worry}
        side={draft.side}
        distance={distance}
        isOpen={isDoubted || isWarned}
        onCancel={() => {
          setIsDoubted(false);
          setIsWarned(false);
        }}
        onConfirm={() => {
          if (isWarned) setAccepted(draft.method);
          else setMeant(priceKey);
          setIsDoubted(false);
          setIsWarned(false);
          goOn();
        }}
      />
      {isProving && wizard.needsProof && (
        <ProofDialog
          title={<Trans>Change the payment account</Trans>}
          effect={<Trans>From now on, buyers pay to the new account.</Trans>}
          confirmLabel={<Trans>Save</Trans>}
          busy={wizard.isSaving}
          failure={wizard.failure}
          onConfirm={(proof) => void wizard.save(proof)}
          onCancel={() => setIsProving(false)}
        />
      )}
      <ConfirmDialog
        open={leaving.isAsked}
        title={<Trans>Leave without saving?</Trans>}
        effect={<Trans>Your changes aren't saved and will be lost.</Trans>}
        confirmLabel={<Trans>Leave</Trans>}
        variant="danger"
        onCancel={leaving.stay}
        onConfirm={() => {
          wizard.forget();
          leaving.leave();
        }}
      />
    </div>
  );
}

function StepOf(props: {
  wizard: WizardState;
  market: ReturnType<typeof useMarket>;
  isTakenOnce: boolean;
}): ReactNode {
  const { wizard, market, isTakenOnce } = props;
  const step = { draft: wizard.draft, onChange: wizard.change, problems: wizard.problems };
  switch (wizard.step) {
    case "deal":
      return <StepDeal {...step} />;
    case "payment":
      return <StepPayment {...step} />;
    case "price":
      return <StepPrice {...step} market={market} isTakenOnce={isTakenOnce} />;
    case "amounts":
      return (
        <>
          <StepAmounts {...step} isTakenOnce={isTakenOnce} />
          <ShortBalanceHint draft={wizard.draft} market={market} />
        </>
      );
    case "terms":
      return <StepTerms {...step} />;
    case "preview":
      return (
        <>
          <StepPreview draft={wizard.draft} market={market} />
          <ShortBalanceHint draft={wizard.draft} market={market} />
        </>
      );
  }
}

/** Each step starts at its question; when problems are shown, the first one gets the focus. */
function useStepFocus({ step, problems }: WizardState) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<StepName>(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);
  const [wrong] = problems;
  const field = wrong?.field.split(".")[0];
  useEffect(() => {
    if (field) form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  }, [field]);
  return { form, heading };
}
