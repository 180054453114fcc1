import type { ReactNode } from "react";
import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import type { FacetValueView } from "../../http/contract/offer/offer-facets.ts";
import { numberFormat } from "../design/amount-text.ts";
import { useGroupNames } from "../market/group-names.ts";
import { useTagWords } from "../market/tag-words.ts";
import { useRead } from "../server/use-read.ts";
import type { Filters } from "./filters.ts";
import { offerQuery } from "./offer-list.ts";
import styles from "./facet-choice.module.css";

interface FacetChoiceProps {
  readonly filters: Filters;
  readonly onChange: (changed: Partial<Filters>) => void;
}

/** What there is of each kind under the other filters, to choose from. */
export function FacetChoice({ filters, onChange }: FacetChoiceProps) {
  const { withFavorites: _with, sort: _sort, ...query } = offerQuery(filters);
  const facets = useRead("countOfferFacets", { query }).data?.data;
  const groupNames = useGroupNames();
  const tagWords = useTagWords();
  const { locale } = useLingui().i18n;
  const countries = new Intl.DisplayNames(locale, { type: "region", fallback: "code" });
  const currencies = new Intl.DisplayNames(locale, { type: "currency", fallback: "code" });
  if (!facets) return null;
  const chosenTags = (filters.tags ?? "").split(",").filter(Boolean);
  const pressTag = (slug: string) => {
    const tags = chosenTags.includes(slug)
      ? chosenTags.filter((each) => each !== slug)
      : [...chosenTags, slug].slice(0, mostTags);
    onChange({ tags: tags.length === 0 ? undefined : tags.join() });
  };
  const one = (name: "group" | "usersCountryIso") => (value: string) =>
    onChange({ [name]: filters[name] === value ? undefined : value });
  return (
    <div className={styles.facets}>
      <Facet
        title={<Trans>Kind of payment</Trans>}
        values={facets.groups}
        nameOf={({ value, name }) => groupNames[value] ?? name}
        chosen={filters.group === undefined ? [] : [filters.group]}
        onPress={one("group")}
      />
      <Facet
        title={<Trans>Payment method</Trans>}
        values={facets.paymentMethods}
        nameOf={({ name }) => name}
        chosen={[filters.method]}
        onPress={(method) => onChange({ method: filters.method === method ? "" : method })}
      />
      <Facet
        title={<Trans>Currency</Trans>}
        values={facets.currencies}
        nameOf={({ value }) => currencies.of(value) ?? value}
        chosen={[filters.currency]}
        onPress={(currency) => onChange({ currency })}
      />
      <Facet
        title={<Trans>Traders in</Trans>}
        values={facets.countries}
        nameOf={({ value }) => countries.of(value) ?? value}
        chosen={filters.usersCountryIso === undefined ? [] : [filters.usersCountryIso]}
        onPress={one("usersCountryIso")}
      />
      <Facet
        title={<Trans>Tags</Trans>}
        values={facets.tags}
        nameOf={({ value, name }) => tagWords[value]?.name ?? name.replaceAll("-", " ")}
        chosen={chosenTags}
        onPress={pressTag}
      />
    </div>
  );
}

/** As many as a query may have. */
const mostTags = 10;

/** How many values are shown; the lists below have the others. */
const mostShown = 8;

function Facet(props: {
  title: ReactNode;
  values: readonly FacetValueView[];
  nameOf: (value: FacetValueView) => string;
  chosen: readonly string[];
  onPress: (value: string) => void;
}) {
  const { values, nameOf, chosen, onPress } = props;
  const { locale } = useLingui().i18n;
  const number = numberFormat(locale);
  if (values.length === 0) return null;
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.title}>{props.title}</legend>
      {values.slice(0, mostShown).map((each) => (
        <button
          key={each.value}
          type="button"
          className={styles.value}
          aria-pressed={chosen.includes(each.value)}
          onClick={() => onPress(each.value)}
        >
          <bdi>{nameOf(each)}</bdi>{" "}
          <bdi className={styles.count}>
            {`${number.format(each.offers)}${each.isAtLeast ? "+" : ""}`}
          </bdi>
        </button>
      ))}
    </fieldset>
  );
}
