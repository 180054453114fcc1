import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { countryOfRegion } from "../../../domain/catalogue/region-ids.ts";
import { Select } from "../design/select.tsx";
import { useRegions } from "../server/use-regions.ts";
import { Country } from "./country-wish.tsx";
import type { Filters } from "./filters.ts";
import styles from "./more-filters-dialog.module.css";

interface PlaceWishProps {
  readonly locationId: string | undefined;
  readonly onChange: (changed: Partial<Filters>) => void;
}

/** The region where cash has to change hands; which regions there are depends on the country. */
export function PlaceWish({ locationId, onChange }: PlaceWishProps) {
  const [country, setCountry] = useState(
    locationId === undefined ? undefined : countryOfRegion(Number(locationId)),
  );
  return (
    <>
      <Country
        label={<Trans>Cash handed over in</Trans>}
        value={country}
        onChange={(code) => {
          setCountry(code);
          if (locationId !== undefined) onChange({ location_id: undefined });
        }}
      />
      {country !== undefined && (
        <RegionWish country={country} locationId={locationId} onChange={onChange} />
      )}
    </>
  );
}

function RegionWish({ country, locationId, onChange }: PlaceWishProps & { country: string }) {
  const { t } = useLingui();
  const regions = useRegions(country);
  const chosen = regions.find(({ id }) => String(id) === locationId);
  return (
    <div className={styles.row}>
      <span aria-hidden="true">
        <Trans>Region</Trans>
      </span>
      <Select
        label={<Trans>Region</Trans>}
        value={locationId ?? ""}
        shown={chosen?.name ?? t`choose`}
        onChange={(id) => onChange({ location_id: id === "" ? undefined : id })}
      >
        <option value="" label={t`choose`} />
        {regions.map(({ id, name }) => (
          <option key={id} value={String(id)} label={name} />
        ))}
      </Select>
    </div>
  );
}
