import { Handshake, ShieldCheck } from "lucide-react";
import { Avatar } from "../design/avatar.tsx";
import { Badge } from "../design/badge.tsx";
import { Button } from "../design/button.tsx";
import { EmptyState } from "../design/empty-state.tsx";
import { Money } from "../design/money.tsx";
import { Notice } from "../design/notice.tsx";
import { PrintedMoment } from "../design/printed-moment.tsx";
import { QrCode } from "../design/qr-code.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { Spoken } from "../design/spoken.tsx";
import { StatusChip, type StatusKind } from "../design/status-chip.tsx";
import { Sample, SamplePart } from "./sample-part.tsx";
import { sampleWords } from "./sample-words.ts";

const kinds: readonly StatusKind[] = [
  "waiting",
  "your-turn",
  "held",
  "done",
  "ended",
  "dispute",
  "refused",
];
const badgeTones = ["neutral", "accent", "info", "warning"] as const;
const noticeTones = ["info", "warning", "danger", "done"] as const;
const dots = ["success", "warning", "default"] as const;
const shapes = ["line", "control", "card", "round"] as const;

/** Components that show a state. */
export function StateSamples() {
  const { short, long, name, longName, title, text, paragraph } = sampleWords;
  const act = (
    <Button variant="plain">
      <bdi>{short}</bdi>
    </Button>
  );
  return (
    <>
      <SamplePart name="StatusChip">
        {kinds.map((kind) => (
          <Sample key={kind} state={kind}>
            <StatusChip kind={kind}>
              <bdi>{short}</bdi>
            </StatusChip>{" "}
            <StatusChip kind={kind} plain>
              <bdi>{short}</bdi>
            </StatusChip>
          </Sample>
        ))}
        <Sample state="long text">
          <StatusChip kind="held">
            <bdi>{long}</bdi>
          </StatusChip>
        </Sample>
      </SamplePart>
      <SamplePart name="Badge">
        {badgeTones.map((tone) => (
          <Sample key={tone} state={tone}>
            <Badge tone={tone} icon={ShieldCheck}>
              <bdi>{short}</bdi>
            </Badge>
          </Sample>
        ))}
      </SamplePart>
      <SamplePart name="Avatar">
        {dots.map((dot) => (
          <Sample key={dot} state={dot}>
            <Avatar name={name} dot={dot} />
          </Sample>
        ))}
        <Sample state="large, without a dot">
          <Avatar name={longName} large />
        </Sample>
      </SamplePart>
      <SamplePart name="Money">
        <Sample state="crypto">
          <Money asset="BTC" amount="1500000" />
        </Sample>
        <Sample state="ordinary money">
          <Money currency="EUR" amount="1234567.80" />
        </Sample>
        <Sample state="nothing">
          <Money asset="USDT" amount="0" />
        </Sample>
        <Sample state="hidden">
          <Money asset="BTC" amount="1500000" hidden />
        </Sample>
      </SamplePart>
      <SamplePart name="Printed moment">
        <Sample state="on the screen">
          <PrintedMoment at="2026-12-03T13:32:00Z">14:32</PrintedMoment>
        </Sample>
      </SamplePart>
      <SamplePart name="Notice">
        {noticeTones.map((tone) => (
          <Sample key={tone} state={tone} wide>
            <Notice tone={tone} {...(tone === "warning" && { act })}>
              <bdi>{paragraph}</bdi>
            </Notice>
          </Sample>
        ))}
      </SamplePart>
      <SamplePart name="EmptyState">
        <Sample state="with an act" wide>
          <EmptyState icon={Handshake} title={<bdi>{title}</bdi>} acts={act}>
            <bdi>{text}</bdi>
          </EmptyState>
        </Sample>
      </SamplePart>
      <SamplePart name="QrCode">
        <QrCode text={longName} label={longName} />
      </SamplePart>
      <SamplePart name="Skeleton">
        {shapes.map((shape) => (
          <Sample key={shape} state={shape}>
            <Skeleton shape={shape} width="full" />
          </Sample>
        ))}
      </SamplePart>
      <SamplePart name="Spoken">
        <Sample state="for the ear only">
          <Spoken>
            <bdi>{paragraph}</bdi>
          </Spoken>
        </Sample>
      </SamplePart>
    </>
  );
}
