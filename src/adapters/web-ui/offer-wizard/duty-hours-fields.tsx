import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { numberLocale } from "../design/amount-text.ts";
import { Field } from "../design/field.tsx";
import { ListField } from "../design/list-field.tsx";
import { Switch } from "../design/switch.tsx";
import { weekDayName } from "../offer/week-day-name.ts";
import type { DutyDay } from "./draft.ts";
import { problemWords } from "./problem-words.tsx";
import type { StepProps } from "./step-props.ts";
import styles from "./duty-hours-fields.module.css";

const usualDay = { from: "09:00", to: "17:00" };
const weekDays = [1, 2, 3, 4, 5, 6, 7];

/** On which days of the week, and when, the owner is there: folded away, for most say nothing of it. */
export function DutyHoursFields({ draft, problems, onChange }: StepProps) {
  const { i18n } = useLingui();
  const { dutyDays, dutyZone } = draft;
  const error = problemWords("duty_hours", problems);
  const [isFirstOpen] = useState(dutyDays.length > 0);
  const zones = new Set(["UTC", ...Intl.supportedValuesOf("timeZone"), dutyZone]);
  const set = (day: number, times: Omit<DutyDay, "day"> | undefined) => {
    const others = dutyDays.filter((each) => each.day !== day);
    onChange({ dutyDays: times ? [...others, { day, ...times }] : others });
  };
  return (
    <details className={styles.hours} open={isFirstOpen || error !== undefined}>
      <summary className={styles.label}>
        <Trans>Duty hours</Trans>
      </summary>
      <div className={styles.fields}>
        <p className={styles.hint}>
          <Trans>
            Outside them, others see when you are back. Without any, you count as always there. An
            end before the start is on the next day.
          </Trans>
        </p>
        {error !== undefined && <p role="alert">{error}</p>}
        {weekDays.map((day) => {
          const times = dutyDays.find((each) => each.day === day);
          const name = weekDayName(numberLocale(i18n.locale), day, "long");
          return (
            <div key={day} className={styles.day}>
              <span className={styles.name} aria-hidden="true">
                <bdi>{name}</bdi>
              </span>
              <Switch
                label={<bdi>{name}</bdi>}
                shown={times ? <Trans>On</Trans> : <Trans>Off</Trans>}
                isOn={times !== undefined}
                onChange={(isOn) => set(day, isOn ? usualDay : undefined)}
              />
              {times && (
                <div className={styles.times}>
                  <Field
                    label={<Trans>From</Trans>}
                    type="time"
                    required
                    value={times.from}
                    onChange={(event) => set(day, { ...times, from: event.currentTarget.value })}
                  />
                  <Field
                    label={<Trans>To</Trans>}
                    type="time"
                    required
                    value={times.to}
                    onChange={(event) => set(day, { ...times, to: event.currentTarget.value })}
                  />
                </div>
              )}
            </div>
          );
        })}
        {dutyDays.length > 0 && (
          <>
            <ListField
              label={<Trans>Time zone</Trans>}
              value={dutyZone}
              onChange={(zone) => onChange({ dutyZone: zone })}
            >
              {Array.from(zones, (zone) => (
                <option key={zone} value={zone} label={zone.replaceAll("_", " ")} />
              ))}
            </ListField>
            <div className={styles.day}>
              <span className={styles.label} aria-hidden="true">
                <Trans>No trades outside duty hours</Trans>
              </span>
              <Switch
                label={<Trans>No trades outside duty hours</Trans>}
                shown={draft.isDutyStrict ? <Trans>On</Trans> : <Trans>Off</Trans>}
                isOn={draft.isDutyStrict}
                onChange={(isDutyStrict) => onChange({ isDutyStrict })}
              />
            </div>
          </>
        )}
      </div>
    </details>
  );
}
