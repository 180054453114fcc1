import type { ReactNode } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { InfoDialog } from "../design/info-dialog.tsx";
import { Select } from "../design/select.tsx";
import { Switch } from "../design/switch.tsx";
import { useGroupNames } from "../market/group-names.ts";
import { usePageState } from "../page-context.ts";
import { usePolicy } from "../page-policy.ts";
import { CardWish } from "./card-wish.tsx";
import { Country } from "./country-wish.tsx";
import { PlaceWish } from "./place-wish.tsx";
import { FacetChoice } from "./facet-choice.tsx";
import type { Filters, MoreFilters } from "./filters.ts";
import { TagChoice } from "./tag-choice.tsx";
import styles from "./more-filters-dialog.module.css";

interface MoreFiltersProps {
  readonly filters: Filters;
  readonly onChange: (changed: Partial<Filters>) => void;
}

/** The further filters. The list behind it follows each change at once. */
export function MoreFiltersDialog(props: MoreFiltersProps & { readonly onClose: () => void }) {
  const { filters, onChange, onClose } = props;
  const { reader } = usePageState();
  const hasNewbieOffers = usePolicy().flags.newbieOffers;
  return (
    <InfoDialog open title={<Trans>Filters</Trans>} onClose={onClose}>
      <div className={styles.filters}>
        <Flag {...props} name="acceptableOnly">
          <Trans>You can take it now</Trans>
        </Flag>
        <Flag {...props} name="onlineUsers">
          <Trans>Online now</Trans>
        </Flag>
        <Flag {...props} name="isVerifiedOffers">
          <Trans>Verified ID</Trans>
        </Flag>
        {hasNewbieOffers && (
          <Flag {...props} name="newbieOffers">
            <Trans>For your first trade</Trans>
          </Flag>
        )}
        {reader.isLogged && (
          <Flag {...props} name="block">
            <Trans>Only people you blocked</Trans>
          </Flag>
        )}
        {filters.currency !== "USD" && (
          <Flag {...props} name="convertFromUSD">
            <Trans>Amount in USD</Trans>
          </Flag>
        )}
        <FacetChoice filters={filters} onChange={onChange} />
        <Group group={filters.group ?? ""} onChange={onChange} />
        <TagChoice filters={filters} onChange={onChange} />
        <Country
          label={<Trans>Payment method usable in</Trans>}
          value={filters.countryIso}
          onChange={(countryIso) => onChange({ countryIso })}
        />
        <Country
          label={<Trans>Traders in</Trans>}
          value={filters.usersCountryIso}
          onChange={(usersCountryIso) => onChange({ usersCountryIso })}
        />
        <CardWish filters={filters} onChange={onChange} />
        <PlaceWish locationId={filters.location_id} onChange={onChange} />
      </div>
    </InfoDialog>
  );
}

type FlagName =
  | "acceptableOnly"
  | "onlineUsers"
  | "isVerifiedOffers"
  | "newbieOffers"
  | "block"
  | "convertFromUSD";

function Flag(
  props: MoreFiltersProps & {
    readonly name: FlagName & keyof MoreFilters;
    readonly children: ReactNode;
  },
) {
  const { filters, name, onChange, children } = props;
  const isOn = filters[name] === "1";
  return (
    <div className={styles.row}>
      <span aria-hidden="true">{children}</span>
      <Switch
        label={children}
        shown={isOn ? <Trans>On</Trans> : <Trans>Off</Trans>}
        isOn={isOn}
        onChange={(on) => onChange({ [name]: on ? "1" : undefined })}
      />
    </div>
  );
}

function Group(props: { readonly group: string; readonly onChange: MoreFiltersProps["onChange"] }) {
  const { t } = useLingui();
  const names = useGroupNames();
  return (
    <div className={styles.row}>
      <span aria-hidden="true">
        <Trans>Kind of payment</Trans>
      </span>
      <Select
        label={<Trans>Kind of payment</Trans>}
        value={props.group}
        shown={props.group === "" ? t`any` : (names[props.group] ?? props.group)}
        onChange={(group) => props.onChange({ group: group === "" ? undefined : group })}
      >
        <option value="" label={t`any`} />
        {Object.entries(names).map(([slug, name]) => (
          <option key={slug} value={slug} label={name} />
        ))}
      </Select>
    </div>
  );
}
