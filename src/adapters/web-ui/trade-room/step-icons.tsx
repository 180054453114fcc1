import type { ReactElement } from "react";
import {
  ArrowRight,
  Banknote,
  Check,
  CircleSlash,
  Eye,
  Lock,
  Scale,
  Star,
  Undo2,
  Wallet,
} from "lucide-react";
import type { TradeAct } from "../../../domain/trade/trade-command.ts";
import type { ComingStep } from "../trade/coming-steps.tsx";

const arrow = <ArrowRight aria-hidden="true" />;
const ended = <CircleSlash aria-hidden="true" />;
const eye = <Eye aria-hidden="true" />;
const lock = <Lock aria-hidden="true" />;
const money = <Banknote aria-hidden="true" />;
const done = <Check aria-hidden="true" />;
const undo = <Undo2 aria-hidden="true" />;
const scales = <Scale aria-hidden="true" />;

/** Icons of steps that have their own; the others get an arrow: the trade went on. */
const icons: Partial<
  Readonly<
    Record<
      TradeAct | ComingStep | "details-read" | "reveal-code" | "verdict-proposed",
      ReactElement
    >
  >
> = {
  start: lock,
  fund: lock,
  funding: lock,
  "funding-held": lock,
  reopen: lock,
  "details-read": eye,
  paid: money,
  pay: money,
  check: eye,
  "check-card": eye,
  "check-code": eye,
  "reveal-code": eye,
  "share-code": money,
  release: done,
  amend: done,
  arrive: <Wallet aria-hidden="true" />,
  cancel: ended,
  "agree-cancel": ended,
  "staff-cancel": ended,
  "window-over": ended,
  exit: ended,
  "funding-over": ended,
  "funding-refused": ended,
  "give-back": undo,
  "withdraw-paid": undo,
  dispute: scales,
  stale: scales,
  decide: scales,
  "decide-buyer": scales,
  "decide-seller": scales,
  "decide-split": scales,
  "verdict-proposed": scales,
  appeal: scales,
  "grant-appeal": scales,
  "judge-report": scales,
  "pay-back": scales,
  "first-feedback": <Star aria-hidden="true" />,
};

/** The icon of a timeline step. Decorative: the text says the same. */
export function stepIcon(step: string): ReactElement {
  const byName: Readonly<Record<string, ReactElement | undefined>> = icons;
  return byName[step] ?? arrow;
}

/** Whether the icon points along the text direction, and so is mirrored right to left. */
export function isMirrored(icon: ReactElement): boolean {
  return icon === arrow || icon === undo;
}

/** Whether a step succeeded, ended the trade, or put it before a case worker. */
export function stepTone(icon: ReactElement): "done" | "ended" | "dispute" {
  if (icon === ended || icon === undo) return "ended";
  return icon === scales ? "dispute" : "done";
}
