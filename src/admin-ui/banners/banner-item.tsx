import { Fragment } from "react";
import Button from "@mui/material/Button";
import { Trans } from "@lingui/react/macro";
import type { AdminAnnouncementView } from "../../adapters/http/contract/admin/announcements.ts";
import { Chip } from "../design/chip.tsx";
import { Moment } from "../design/moment.tsx";
import {
  actionWords,
  audienceWords,
  countryName,
  kindWords,
  languageName,
} from "./banner-words.tsx";
import columns from "../design/columns.module.css";

/** One banner: what it says, to whom, when, and whether it is on. */
export function BannerItem(props: { banner: AdminAnnouncementView; onSwitch: () => void }) {
  const { banner, onSwitch } = props;
  const { kind, audience, country, blocks, text, from, until, isOn, madeBy, severity } = banner;
  return (
    <li className={columns.item}>
      <div className={columns.line}>
        <span className={columns.chips}>
          <Chip tone={severity}>{kindWords[kind]}</Chip>
          <Chip tone={isOn ? "done" : "neutral"}>
            {isOn ? <Trans>On</Trans> : <Trans>Off</Trans>}
          </Chip>
        </span>
        <Button size="small" onClick={onSwitch}>
          {isOn ? <Trans>Switch off</Trans> : <Trans>Switch on</Trans>}
        </Button>
      </div>
      <p className={columns.text}>
        <bdi>{text}</bdi>
      </p>
      {banner.translations.map((each) => (
        <p key={each.locale} className={columns.text}>
          <bdi>{languageName(each.locale)}</bdi>: <bdi dir="auto">{each.text}</bdi>
        </p>
      ))}
      <p className={columns.second}>
        {audienceWords[audience]}
        {country !== null && (
          <>
            {" · "}
            <bdi>{countryName(country)}</bdi>
          </>
        )}
        {blocks.map((each) => (
          <Fragment key={each}>
            {" · "}
            {actionWords[each]}
          </Fragment>
        ))}
        {" · "}
        <Trans>
          from <Moment at={from} />
        </Trans>
        {until !== null && (
          <>
            {" "}
            <Trans>
              until <Moment at={until} />
            </Trans>
          </>
        )}
        {madeBy !== null && (
          <>
            {" · "}
            <bdi>{madeBy}</bdi>
          </>
        )}
      </p>
    </li>
  );
}
