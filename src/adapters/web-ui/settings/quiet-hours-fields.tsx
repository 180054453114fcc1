import { Trans } from "@lingui/react/macro";
import { Field } from "../design/field.tsx";
import { Switch } from "../design/switch.tsx";
import styles from "./settings-form.module.css";

/** Times of the day, such as "22:00". */
interface TypedQuietHours {
  readonly from: string;
  readonly until: string;
}

/** What is proposed to who switches quiet hours on. */
const usual: TypedQuietHours = { from: "22:00", until: "07:00" };

/** Whether there are quiet hours, and from when until when. */
export function QuietHoursFields(props: {
  hours: TypedQuietHours | undefined;
  onChange: (hours: TypedQuietHours | undefined) => void;
}) {
  const { hours, onChange } = props;
  return (
    <>
      <Switch
        label={<Trans>Quiet hours</Trans>}
        shown={hours ? <Trans>Quiet hours: on</Trans> : <Trans>Quiet hours: off</Trans>}
        isOn={hours !== undefined}
        onChange={(isOn) => onChange(isOn ? usual : undefined)}
      />
      {hours && (
        <div className={styles.pair}>
          <Field
            type="time"
            label={<Trans>From</Trans>}
            name="quiet_from"
            value={hours.from}
            onChange={(event) => onChange({ ...hours, from: event.currentTarget.value })}
          />
          <Field
            type="time"
            label={<Trans>Until</Trans>}
            name="quiet_until"
            value={hours.until}
            onChange={(event) => onChange({ ...hours, until: event.currentTarget.value })}
          />
        </div>
      )}
    </>
  );
}

/** As they are sent; the same time twice means that there are none. */
export function sentQuietHours(hours: TypedQuietHours | undefined): TypedQuietHours {
  const isWhole = hours !== undefined && hours.from !== "" && hours.until !== "";
  return isWhole ? hours : { from: "00:00", until: "00:00" };
}
