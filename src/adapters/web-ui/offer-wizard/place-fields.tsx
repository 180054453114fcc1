import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { countryCodes } from "../../../domain/catalogue/countries.ts";
import { Field } from "../design/field.tsx";
import { ListField } from "../design/list-field.tsx";
import { useCountryNames } from "../market/country-names.ts";
import { useRegions } from "../server/use-regions.ts";
import type { Draft } from "./draft.ts";

interface PlaceFieldsProps {
  readonly draft: Draft;
  readonly error: ReactNode;
  readonly onChange: (change: Partial<Draft>) => void;
}

/** Where cash changes hands. */
export function PlaceFields({ draft, error, onChange }: PlaceFieldsProps) {
  const { t } = useLingui();
  const { byName } = useCountryNames();
  return (
    <>
      <ListField
        label={<Trans>Country of the cash</Trans>}
        hint={<Trans>People looking for cash nearby find your offer by it.</Trans>}
        value={draft.placeCountry}
        onChange={(placeCountry) =>
          onChange({ placeCountry, placeRegion: undefined, placeCity: "" })
        }
      >
        <option value="" label={t`Not named`} />
        {byName(countryCodes).map(({ code, name }) => (
          <option key={code} value={code} label={name} />
        ))}
      </ListField>
      {draft.placeCountry !== "" && (
        <>
          <RegionField key={draft.placeCountry} draft={draft} onChange={onChange} />
          <Field
            label={<Trans>City or place</Trans>}
            hint={<Trans>Everyone sees it. Agree on the exact place in the trade's chat.</Trans>}
            error={error}
            name="location"
            autoComplete="off"
            maxLength={60}
            value={draft.placeCity}
            onChange={(event) => onChange({ placeCity: event.currentTarget.value })}
          />
        </>
      )}
    </>
  );
}

function RegionField({ draft, onChange }: Omit<PlaceFieldsProps, "error">) {
  const { t } = useLingui();
  const regions = useRegions(draft.placeCountry);
  const chosen = draft.placeRegion;
  // What was chosen stays shown while the regions are read.
  const shown = regions.length === 0 && chosen ? [chosen] : regions;
  if (shown.length === 0) return null;
  return (
    <ListField
      label={<Trans>Region</Trans>}
      value={chosen ? String(chosen.id) : ""}
      onChange={(id) => {
        const region = regions.find((each) => String(each.id) === id);
        onChange({ placeRegion: region && { id: region.id, name: region.name } });
      }}
    >
      <option value="" label={t`Anywhere in the country`} />
      {shown.map(({ id, name }) => (
        <option key={id} value={String(id)} label={name} />
      ))}
    </ListField>
  );
}
