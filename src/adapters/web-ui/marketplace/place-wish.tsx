import { useState } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { isCityId } from "../../../domain/catalogue/city-ids.ts";
import { countryOfRegion } from "../../../domain/catalogue/region-ids.ts";
import { Select } from "../design/select.tsx";
import { useCities } from "../server/use-cities.ts";
import { useRegions } from "../server/use-regions.ts";
import { Country } from "./country-wish.tsx";
import type { Filters } from "./filters.ts";
import styles from "./more-filters-dialog.module.css";

type OnChange = (changed: Partial<Filters>) => void;

/** The region or city where cash has to change hands; which there are depends on the country. */
export function PlaceWish(props: { locationId: string | undefined; onChange: OnChange }) {
  const { locationId, onChange } = props;
  const [picked, setPicked] = useState<string>();
  const { cities, regionId } = useCities(locationId);
  const place = locationId === undefined ? undefined : Number(locationId);
  const isCity = place !== undefined && isCityId(place);
  const region = isCity ? regionId : place;
  const country = region === undefined ? picked : countryOfRegion(region);
  return (
    <>
      <Country
        label={<Trans>Cash handed over in</Trans>}
        value={country}
        onChange={(code) => {
          setPicked(code);
          if (locationId !== undefined) onChange({ location_id: undefined });
        }}
      />
      {country !== undefined && (
        <RegionWish country={country} region={region} onChange={onChange} />
      )}
      {region !== undefined && cities.length > 0 && (
        <CityWish
          cities={cities}
          region={region}
          city={isCity ? locationId : undefined}
          onChange={onChange}
        />
      )}
    </>
  );
}

function RegionWish(props: { country: string; region: number | undefined; onChange: OnChange }) {
  const { country, region, onChange } = props;
  const { t } = useLingui();
  const regions = useRegions(country);
  const chosen = regions.find(({ id }) => id === region);
  return (
    <div className={styles.row}>
      <span aria-hidden="true">
        <Trans>Region</Trans>
      </span>
      <Select
        label={<Trans>Region</Trans>}
        value={region === undefined ? "" : String(region)}
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

function CityWish(props: {
  cities: readonly { readonly id: number; readonly name: string }[];
  region: number;
  city: string | undefined;
  onChange: OnChange;
}) {
  const { cities, region, city, onChange } = props;
  const { t } = useLingui();
  const chosen = cities.find(({ id }) => String(id) === city);
  return (
    <div className={styles.row}>
      <span aria-hidden="true">
        <Trans>City</Trans>
      </span>
      <Select
        label={<Trans>City</Trans>}
        value={city ?? ""}
        shown={chosen ? <bdi>{chosen.name}</bdi> : t`any city`}
        onChange={(id) => onChange({ location_id: id === "" ? String(region) : id })}
      >
        <option value="" label={t`any city`} />
        {cities.map(({ id, name }) => (
          <option key={id} value={String(id)} label={name} />
        ))}
      </Select>
    </div>
  );
}
