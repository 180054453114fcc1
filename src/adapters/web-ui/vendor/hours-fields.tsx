import { Trans, useLingui } from "@lingui/react/macro";
import { numberLocale } from "../design/amount-text.ts";
import { Field } from "../design/field.tsx";
import { ListField } from "../design/list-field.tsx";
import { Notice } from "../design/notice.tsx";
import { Switch } from "../design/switch.tsx";
import { weekDayName } from "../offer/week-day-name.ts";
import type { DeskDraft, DraftDay } from "./desk-draft.ts";
import styles from "./vendor.module.css";

const usualDay = { from: "09:00", to: "17:00" };
const weekDays = [1, 2, 3, 4, 5, 6, 7];

/** On which days of the week, and when, a vendor is there. */
export function HoursFields(props: {
  draft: DeskDraft;
  isWrong: boolean;
  onChange: (changed: Partial<DeskDraft>) => void;
}) {
  const { draft, isWrong, onChange } = props;
  const { i18n } = useLingui();
  const zones = new Set(["UTC", ...Intl.supportedValuesOf("timeZone"), draft.timeZone]);
  const set = (day: number, times: Omit<DraftDay, "day"> | undefined) => {
    const others = draft.days.filter((each) => each.day !== day);
    onChange({ days: times ? [...others, { day, ...times }] : others });
  };
  return (
    <>
      {isWrong && (
        <Notice tone="danger">
          <Trans>Enter a start and an end for each day that is on.</Trans>
        </Notice>
      )}
      <ul className={styles.list}>
        {weekDays.map((day) => {
          const times = draft.days.find((each) => each.day === day);
          const name = weekDayName(numberLocale(i18n.locale), day, "long");
          return (
            <li key={day} className={styles.item}>
              <div className={styles.line}>
                <span aria-hidden="true">
                  <bdi>{name}</bdi>
                </span>
                <Switch
                  label={<bdi>{name}</bdi>}
                  shown={times ? <Trans>On</Trans> : <Trans>Off</Trans>}
                  isOn={times !== undefined}
                  onChange={(isOn) => set(day, isOn ? usualDay : undefined)}
                />
              </div>
              {times && (
                <div className={styles.times}>
                  <Field
                    label={<Trans>From</Trans>}
                    type="time"
                    value={times.from}
                    onChange={(event) => set(day, { ...times, from: event.currentTarget.value })}
                  />
                  <Field
                    label={<Trans>To</Trans>}
                    type="time"
                    value={times.to}
                    onChange={(event) => set(day, { ...times, to: event.currentTarget.value })}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {draft.days.length > 0 && (
        <ListField
          label={<Trans>Time zone</Trans>}
          value={draft.timeZone}
          onChange={(timeZone) => onChange({ timeZone })}
        >
          {Array.from(zones, (zone) => (
            <option key={zone} value={zone} label={zone.replaceAll("_", " ")} />
          ))}
        </ListField>
      )}
    </>
  );
}
