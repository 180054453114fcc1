import { useState } from "react";
import { Assurance } from "../design/assurance.tsx";
import { AmountField } from "../design/amount-field.tsx";
import { Field } from "../design/field.tsx";
import { FieldFrame } from "../design/field-frame.tsx";
import { ListField } from "../design/list-field.tsx";
import { RadioList } from "../design/radio-list.tsx";
import { LabelledSwitch } from "../design/labelled-switch.tsx";
import { SegmentedSwitch } from "../design/segmented-switch.tsx";
import { Select } from "../design/select.tsx";
import { Switch } from "../design/switch.tsx";
import { TextArea } from "../design/text-area.tsx";
import { Sample, SamplePart } from "./sample-part.tsx";
import { sampleWords } from "./sample-words.ts";

/** Inputs and choices. */
export function InputSamples() {
  const { hint, error, value, suffix, long, paragraph } = sampleWords;
  const label = <bdi>{sampleWords.label}</bdi>;
  return (
    <>
      <SamplePart name="Field">
        <Sample state="empty">
          <Field label={label} />
        </Sample>
        <Sample state="filled, with a hint">
          <Field label={label} hint={<bdi>{hint}</bdi>} defaultValue={value} />
        </Sample>
        <Sample state="error">
          <Field label={label} error={<bdi>{error}</bdi>} defaultValue={long} />
        </Sample>
        <Sample state="large, with a suffix">
          <Field label={label} suffix={<bdi>{suffix}</bdi>} large defaultValue="100.00" />
        </Sample>
        <Sample state="only to be read">
          <Field label={label} defaultValue={value} readOnly />
        </Sample>
      </SamplePart>
      <SamplePart name="FieldFrame">
        <Sample state="around nothing yet, with all its words">
          <FieldFrame label={label} hint={<bdi>{hint}</bdi>} error={<bdi>{error}</bdi>}>
            {({ id }) => <output id={id} />}
          </FieldFrame>
        </Sample>
      </SamplePart>
      <SamplePart name="AmountField">
        <Sample state="with a hint">
          <AmountField
            label={label}
            unit={suffix}
            value=""
            hint={<bdi>{hint}</bdi>}
            error={undefined}
            onType={() => undefined}
          />
        </Sample>
      </SamplePart>
      <SamplePart name="TextArea">
        <Sample state="empty">
          <TextArea label={label} />
        </Sample>
        <Sample state="long text, with a hint">
          <TextArea label={label} hint={<bdi>{hint}</bdi>} defaultValue={`${paragraph} ${long}`} />
        </Sample>
        <Sample state="error">
          <TextArea label={label} error={<bdi>{error}</bdi>} defaultValue={paragraph} />
        </Sample>
      </SamplePart>
      <Choices />
    </>
  );
}

function Choices() {
  const [isOn, setOn] = useState(true);
  const [side, setSide] = useState("buy");
  const [choice, setChoice] = useState<string>(sampleWords.first);
  const label = <bdi>{sampleWords.label}</bdi>;
  const shownOf = (on: boolean) => <bdi>{on ? sampleWords.on : sampleWords.off}</bdi>;
  const options = [sampleWords.first, sampleWords.second, sampleWords.third];
  return (
    <>
      <SamplePart name="Select">
        <Sample state="rest">
          <Select label={label} value={choice} shown={<bdi>{choice}</bdi>} onChange={setChoice}>
            {options.map((option) => (
              <option key={option} value={option} label={option} />
            ))}
          </Select>
        </Sample>
      </SamplePart>
      <SamplePart name="ListField">
        <Sample state="with a hint">
          <ListField
            label={label}
            hint={<bdi>{sampleWords.hint}</bdi>}
            value={choice}
            onChange={setChoice}
          >
            {options.map((option) => (
              <option key={option} value={option} label={option} />
            ))}
          </ListField>
        </Sample>
      </SamplePart>
      <SamplePart name="RadioList">
        <Sample state="one is chosen">
          <RadioList
            label={label}
            choices={options.map((option) => ({ value: option, words: <bdi>{option}</bdi> }))}
            chosen={choice}
            error={undefined}
            onChoose={setChoice}
          />
        </Sample>
        <Sample state="error">
          <RadioList
            label={label}
            choices={options.map((option) => ({ value: option, words: <bdi>{option}</bdi> }))}
            chosen={undefined}
            error={<bdi>{sampleWords.error}</bdi>}
            onChoose={setChoice}
          />
        </Sample>
      </SamplePart>
      <SamplePart name="Assurance">
        <Sample state="to be given or taken back">
          <Assurance isGiven={isOn} isMissing={false} onChange={setOn}>
            {label}
          </Assurance>
        </Sample>
        <Sample state="missing">
          <Assurance isGiven={false} isMissing onChange={setOn}>
            {label}
          </Assurance>
        </Sample>
      </SamplePart>
      <SamplePart name="SegmentedSwitch">
        <Sample state="sides of a trade">
          <SegmentedSwitch
            label={label}
            value={side}
            segments={[
              { value: "buy", label: <bdi>{sampleWords.buy}</bdi>, tone: "buy" },
              { value: "sell", label: <bdi>{sampleWords.sell}</bdi>, tone: "sell" },
            ]}
            onChange={setSide}
          />
        </Sample>
        <Sample state="plain">
          <SegmentedSwitch
            label={label}
            value={choice}
            segments={options.map((option) => ({ value: option, label: <bdi>{option}</bdi> }))}
            onChange={setChoice}
          />
        </Sample>
      </SamplePart>
      <SamplePart name="LabelledSwitch">
        <Sample state="among fields">
          <LabelledSwitch
            label={label}
            value={choice}
            segments={options
              .slice(0, 2)
              .map((option) => ({ value: option, label: <bdi>{option}</bdi> }))}
            onChange={setChoice}
          />
        </Sample>
      </SamplePart>
      <SamplePart name="Switch">
        <Sample state={isOn ? "on" : "off"}>
          <Switch label={label} shown={shownOf(isOn)} isOn={isOn} onChange={setOn} />
        </Sample>
        <Sample state="off">
          <Switch label={label} shown={shownOf(false)} isOn={false} onChange={setOn} />
        </Sample>
        <Sample state="busy">
          <Switch label={label} shown={shownOf(true)} isOn busy onChange={setOn} />
        </Sample>
      </SamplePart>
    </>
  );
}
