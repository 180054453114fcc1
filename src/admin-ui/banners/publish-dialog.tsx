import { useState } from "react";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  announcementAudiences,
  announcementKinds,
  blockableActions,
  severities,
} from "../../domain/announcement/announcement.ts";
import { countryCodes } from "../../domain/catalogue/countries.ts";
import { ReasonDialog } from "../design/reason-dialog.tsx";
import { client } from "../server/client.ts";
import {
  actionWords,
  audienceWords,
  countryName,
  kindWords,
  severityWords,
} from "./banner-words.tsx";
import { translated, TranslationFields } from "./translation-fields.tsx";
import { useBannerAct } from "./use-banner-act.ts";

/** Announces something to the whole site. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { send, isSending, failure } = useBannerAct();
  const [kind, setKind] = useState<(typeof announcementKinds)[number]>("alert");
  const [severity, setSeverity] = useState<(typeof severities)[number]>("info");
  const [audience, setAudience] = useState<(typeof announcementAudiences)[number]>("everyone");
  const [country, setCountry] = useState("");
  const [blocks, setBlocks] = useState<readonly (typeof blockableActions)[number][]>([]);
  const [text, setText] = useState("");
  const [translations, setTranslations] = useState<Readonly<Record<string, string>>>({});
  const [from, setFrom] = useState("");
  const [until, setUntil] = useState("");
  const isOfCountry = kind === "country";
  const needsEnd = kind === "maintenance";
  const publish = async (reason: string) => {
    const body = {
      kind,
      severity,
      audience,
      text,
      ...translated(translations),
      ...(from !== "" && { from: new Date(from).toISOString() }),
      ...(until !== "" && { until: new Date(until).toISOString() }),
      ...(isOfCountry && { country, blocks: [...blocks] }),
      reason,
    };
    if (await send(() => client.call("publishAnnouncement", { body }))) onClose();
  };
  return (
    <ReasonDialog
      title={<Trans>New banner</Trans>}
      act={<Trans>Publish</Trans>}
      isReady={
        text.trim() !== "" && (!isOfCountry || country !== "") && (!needsEnd || until !== "")
      }
      isSending={isSending}
      failure={failure}
      onSend={(reason) => void publish(reason)}
      onClose={onClose}
    >
      <TextField
        select
        label={t`Kind`}
        helperText={
          needsEnd
            ? t`No trade starts and nothing is sent during a maintenance. Deadlines of active trades are extended by its time.`
            : undefined
        }
        value={kind}
        onChange={(event) => setKind(oneOf(announcementKinds, event.target.value, kind))}
      >
        {announcementKinds.map((each) => (
          <MenuItem key={each} value={each}>
            {kindWords[each]}
          </MenuItem>
        ))}
      </TextField>
      {isOfCountry && (
        <TextField
          select
          label={t`Country`}
          value={country}
          onChange={(event) => setCountry(event.target.value)}
        >
          {countryCodes.map((code) => (
            <MenuItem key={code} value={code}>
              <bdi>{countryName(code)}</bdi>
            </MenuItem>
          ))}
        </TextField>
      )}
      {isOfCountry && (
        <TextField
          select
          label={t`What is blocked`}
          helperText={t`Active trades go on.`}
          value={blocks}
          onChange={(event) => {
            const chosen = new Set<string>([event.target.value].flat());
            setBlocks(blockableActions.filter((each) => chosen.has(each)));
          }}
          slotProps={{ select: { multiple: true } }}
        >
          {blockableActions.map((each) => (
            <MenuItem key={each} value={each}>
              {actionWords[each]}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        label={t`Text`}
        helperText={t`At most 300 characters. Shown as you write it, in every language without a text of its own.`}
        multiline
        minRows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
      <TranslationFields values={translations} onChange={setTranslations} />
      <TextField
        select
        label={t`Severity`}
        value={severity}
        onChange={(event) => setSeverity(oneOf(severities, event.target.value, severity))}
      >
        {severities.map((each) => (
          <MenuItem key={each} value={each}>
            {severityWords[each]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={t`Shown to`}
        value={audience}
        onChange={(event) =>
          setAudience(oneOf(announcementAudiences, event.target.value, audience))
        }
      >
        {announcementAudiences.map((each) => (
          <MenuItem key={each} value={each}>
            {audienceWords[each]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        type="datetime-local"
        label={t`From`}
        helperText={t`Leave empty to start now. Your own time zone.`}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        type="datetime-local"
        label={t`Until`}
        helperText={
          needsEnd
            ? t`A maintenance needs an end.`
            : t`Leave empty to show it until it is switched off.`
        }
        value={until}
        onChange={(event) => setUntil(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </ReasonDialog>
  );
}

function oneOf<Value extends string>(
  values: readonly Value[],
  chosen: string,
  otherwise: Value,
): Value {
  return values.find((each) => each === chosen) ?? otherwise;
}
