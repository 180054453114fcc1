import { Trans, useLingui } from "@lingui/react/macro";
import { Select } from "../design/select.tsx";
import { useTagWords } from "../market/tag-words.ts";
import { useRead } from "../server/use-read.ts";
import type { Filters } from "./filters.ts";
import styles from "./more-filters-dialog.module.css";

/** Adds a tag that offers have to have, and takes one back that is chosen again. */
export function TagChoice(props: {
  readonly filters: Filters;
  readonly onChange: (changed: Partial<Filters>) => void;
}) {
  const { filters, onChange } = props;
  const { t } = useLingui();
  const query = {
    ...(filters.group !== undefined && { group: filters.group }),
    ...(filters.method !== "" && { "payment-method": filters.method }),
  };
  const words = useTagWords();
  const known = useRead("listTags", { query }).data?.data ?? [];
  const chosen = (filters.tags ?? "").split(",").filter(Boolean);
  const nameOf = (slug: string) =>
    words[slug]?.name ?? known.find((tag) => tag.slug === slug)?.name ?? slug.replaceAll("-", " ");
  const others = known.map(({ slug }) => slug).filter((slug) => !chosen.includes(slug));
  const press = (slug: string) => {
    const tags = chosen.includes(slug)
      ? chosen.filter((each) => each !== slug)
      : [...chosen, slug].slice(0, mostTags);
    onChange({ tags: tags.length === 0 ? undefined : tags.join() });
  };
  // A native choice of one does not tell when the chosen one is chosen again: none ever is.
  const shown = chosen.length === 0 ? t`any` : chosen.map(nameOf).join(", ");
  return (
    <div className={styles.row}>
      <span aria-hidden="true">
        <Trans>Tags</Trans>
      </span>
      <Select label={<Trans>Tags</Trans>} value="" shown={shown} onChange={press}>
        <option value="" label={shown} />
        {[...chosen, ...others].map((slug) => (
          <option
            key={slug}
            value={slug}
            title={words[slug]?.description}
            label={chosen.includes(slug) ? `✓ ${nameOf(slug)}` : nameOf(slug)}
          />
        ))}
      </Select>
    </div>
  );
}

/** As many as a query may have. */
const mostTags = 10;
