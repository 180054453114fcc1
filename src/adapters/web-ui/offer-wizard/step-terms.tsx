import { Trans, useLingui } from "@lingui/react/macro";
import { Field } from "../design/field.tsx";
import { TextArea } from "../design/text-area.tsx";
import { usePolicy } from "../page-policy.ts";
import { FundingTime } from "../market/funding-time.tsx";
import { DutyHoursFields } from "./duty-hours-fields.tsx";
import { EntryList } from "./entry-list.tsx";
import { EscrowSwitch } from "./escrow-switch.tsx";
import { FlowField } from "./flow-field.tsx";
import { GateFields } from "./gate-fields.tsx";
import { isMultisig } from "./multisig-draft.ts";
import { MultisigField } from "./multisig-field.tsx";
import { problemWords } from "./problem-words.tsx";
import type { StepProps } from "./step-props.ts";

/** What the other side should know before starting. */
export function StepTerms({ draft, onChange, problems }: StepProps) {
  const { t } = useLingui();
  const { termsLength, labelLength, tags: mostTags, tagLength } = usePolicy().offer;
  return (
    <>
      <TextArea
        label={<Trans>Terms</Trans>}
        hint={
          <Trans>
            How to pay, from which account, when you are available. <bdi>{draft.terms.length}</bdi>{" "}
            of <bdi>{termsLength}</bdi> characters.
          </Trans>
        }
        name="terms"
        rows={5}
        maxLength={termsLength}
        placeholder={t`Pay from an account in your name.`}
        value={draft.terms}
        error={problemWords("terms", problems)}
        onChange={(event) => onChange({ terms: event.currentTarget.value })}
      />
      <TextArea
        label={<Trans>Trade instructions</Trans>}
        hint={
          <Trans>Your trade partner reads them only once the escrow of your trade is held.</Trans>
        }
        name="trade_details"
        rows={3}
        maxLength={termsLength}
        value={draft.tradeDetails}
        error={problemWords("trade_details", problems)}
        onChange={(event) => onChange({ tradeDetails: event.currentTarget.value })}
      />
      <Field
        label={<Trans>Label</Trans>}
        hint={
          <Trans>
            A few words next to the method in the list, up to <bdi>{labelLength}</bdi> characters.
          </Trans>
        }
        name="label"
        autoComplete="off"
        maxLength={labelLength}
        placeholder={t`no fees, name must match`}
        value={draft.label}
        error={problemWords("label", problems)}
        onChange={(event) => onChange({ label: event.currentTarget.value })}
      />
      <EntryList
        label={<Trans>Tags</Trans>}
        hint={
          <Trans>
            Up to <bdi>{mostTags}</bdi>, such as “same bank” or “no receipt”.
          </Trans>
        }
        error={problemWords("tags", problems)}
        name="tags"
        most={mostTags}
        entries={draft.tags}
        clean={(text) => text.slice(0, tagLength).toLowerCase()}
        onChange={(tags) => onChange({ tags })}
      />
      {draft.side === "sell" && !isMultisig(draft) && (
        <EscrowSwitch
          label={<Trans>Fund the escrow after the trade starts</Trans>}
          isOn={draft.deferredEscrow}
          onChange={(deferredEscrow) => onChange({ deferredEscrow })}
        >
          <Trans>
            You don't need the crypto here until someone starts a trade. Then you have{" "}
            <FundingTime /> to fund the escrow, and the buyer pays only after that. If you don't
            fund it in time, that stays on your record.
          </Trans>
        </EscrowSwitch>
      )}
      <MultisigField draft={draft} problems={problems} onChange={onChange} />
      <DutyHoursFields draft={draft} problems={problems} onChange={onChange} />
      <FlowField draft={draft} onChange={onChange} />
      <GateFields draft={draft} problems={problems} onChange={onChange} />
    </>
  );
}
