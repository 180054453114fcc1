import { useState } from "react";
import { Button } from "../design/button.tsx";
import { Card } from "../design/card.tsx";
import { Countdown, CountdownBar } from "../design/countdown.tsx";
import { ConfirmDialog } from "../design/dialog.tsx";
import { Field } from "../design/field.tsx";
import { InfoDialog } from "../design/info-dialog.tsx";
import { Pager } from "../design/pager.tsx";
import { HoldTime, PolicyNumber, PolicyTime } from "../design/policy-number.tsx";
import { Stepper } from "../design/stepper.tsx";
import { showToast, toastTypes } from "../design/toast-store.ts";
import { Tabs } from "../design/tabs.tsx";
import { UtcMoment } from "../design/utc-moment.tsx";
import { Sample, SamplePart } from "./sample-part.tsx";
import { sampleWords } from "./sample-words.ts";

/** A fixed time, so that screenshots of this page are always the same. */
const now = Date.UTC(2026, 10, 20, 12);
const clock = () => now;
const windowSeconds = 1_800;
const lefts = [
  { state: "running", seconds: 1_633 },
  { state: "urgent", seconds: 73 },
  { state: "hours", seconds: 9_000 },
  { state: "over", seconds: 0 },
] as const;

/** Containers and dialogs. */
export function PartSamples() {
  const { paragraph } = sampleWords;
  return (
    <>
      <SamplePart name="Card">
        <Sample state="rest">
          <Card>
            <bdi>{paragraph}</bdi>
          </Card>
        </Sample>
        <Sample state="accent">
          <Card accent>
            <bdi>{paragraph}</bdi>
          </Card>
        </Sample>
      </SamplePart>
      <SamplePart name="Countdown">
        {lefts.map(({ state, seconds }) => {
          const expiresAt = now / 1_000 + seconds;
          return (
            <Sample key={state} state={state}>
              <Countdown expiresAt={expiresAt} clock={clock} size="large" />
              <CountdownBar expiresAt={expiresAt} clock={clock} windowSeconds={windowSeconds} />
              <Countdown expiresAt={expiresAt} clock={clock} />
            </Sample>
          );
        })}
      </SamplePart>
      <SamplePart name="Moment in UTC">
        <Sample state="to the second">
          <UtcMoment at={new Date(now).toISOString()} />
        </Sample>
      </SamplePart>
      <Chosen />
      <SamplePart name="Policy">
        <Sample state="number">
          <PolicyNumber of={({ dispute }) => dispute.mostReasonCharacters} />
        </Sample>
        <Sample state="time">
          <PolicyTime of={({ start }) => start.recentSeconds} />
        </Sample>
        <Sample state="hold">
          <HoldTime />
        </Sample>
      </SamplePart>
      <SamplePart name="Pager">
        <Sample state="page 2 of 3">
          <Pager current={2} last={3} pathOf={(page) => `/_design?page=${page}`} />
        </Sample>
      </SamplePart>
      <SamplePart name="Toast">
        {toastTypes.map((type) => (
          <Sample key={type} state={type}>
            <Button variant="plain" onClick={() => showToast(type, paragraph)}>
              <bdi>{type}</bdi>
            </Button>
          </Sample>
        ))}
      </SamplePart>
      <Dialogs />
      <Explained />
    </>
  );
}

const places = ["first", "second", "third"] as const;

function Chosen() {
  const [current, setCurrent] = useState<(typeof places)[number]>("second");
  const { name, label, paragraph } = sampleWords;
  const at = places.indexOf(current);
  return (
    <>
      <SamplePart name="Tabs">
        <Sample state="with counts" wide>
          <Tabs
            label={label}
            value={current}
            tabs={places.map((value, index) => ({
              value,
              label: <bdi>{sampleWords[value]}</bdi>,
              count: index === 0 ? undefined : String(index * 12),
            }))}
            onChange={setCurrent}
          >
            <bdi>{paragraph}</bdi>
          </Tabs>
        </Sample>
      </SamplePart>
      <SamplePart name="Stepper">
        <Sample state="done, current, coming" wide>
          <Stepper
            label={name}
            steps={places.map((value, index) => ({
              name: value,
              label: <bdi>{sampleWords[value]}</bdi>,
              isOpen: index <= at,
              isDone: index < at,
            }))}
            current={current}
            onGo={setCurrent}
          />
        </Sample>
      </SamplePart>
    </>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<"rest" | "busy" | "error">();
  const { short, long, paragraph, label, error, yes } = sampleWords;
  return (
    <SamplePart name="ConfirmDialog">
      {(["rest", "busy", "error"] as const).map((state) => (
        <Sample key={state} state={state}>
          <Button variant="plain" onClick={() => setOpen(state)}>
            <bdi>{short}</bdi>
          </Button>
        </Sample>
      ))}
      <ConfirmDialog
        open={open !== undefined}
        title={<bdi>{open === "error" ? long : short}</bdi>}
        effect={<bdi>{paragraph}</bdi>}
        confirmLabel={<bdi>{yes}</bdi>}
        variant="danger"
        busy={open === "busy"}
        onConfirm={() => setOpen(undefined)}
        onCancel={() => setOpen(undefined)}
      >
        {open === "error" && <Field label={<bdi>{label}</bdi>} error={<bdi>{error}</bdi>} />}
      </ConfirmDialog>
    </SamplePart>
  );
}

function Explained() {
  const [open, setOpen] = useState(false);
  const { short, paragraph } = sampleWords;
  return (
    <SamplePart name="InfoDialog">
      <Sample state="rest">
        <Button variant="plain" onClick={() => setOpen(true)}>
          <bdi>{short}</bdi>
        </Button>
      </Sample>
      <InfoDialog open={open} title={<bdi>{short}</bdi>} onClose={() => setOpen(false)}>
        <bdi>{paragraph}</bdi>
      </InfoDialog>
    </SamplePart>
  );
}
