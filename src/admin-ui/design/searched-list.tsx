import { useState, type ReactNode, type SubmitEvent } from "react";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { Trans } from "@lingui/react/macro";
import { ListBase, type SortPayload } from "react-admin";
import { PageHead } from "./page-head.tsx";
import styles from "./list.module.css";

/** One word among several, or any of them. */
interface WordFilter<Word extends string> {
  readonly label: string;
  /** The filter's field. */
  readonly field: string;
  readonly all: readonly Word[];
  readonly words: (word: Word) => ReactNode;
}

/** A list from the server with a text search and one or two filters, all sent on submit. */
export function SearchedList<Word extends string, Second extends string = never>(props: {
  /** The heading, and the list's name on the server. */
  name: string;
  resource: string;
  sort: SortPayload;
  text: { readonly label: string; readonly hint: string };
  word: WordFilter<Word>;
  second?: WordFilter<Second>;
  /** Renders the list. */
  children: ReactNode;
}) {
  const { name, resource, sort, text, word, second, children } = props;
  const [q, setQ] = useState("");
  const [chosen, setChosen] = useState("");
  const [alsoChosen, setAlsoChosen] = useState("");
  const [filter, setFilter] = useState<Readonly<Record<string, string>>>({});
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = q.trim();
    setFilter({
      ...(typed !== "" && { q: typed }),
      ...(chosen !== "" && { [word.field]: chosen }),
      ...(second && alsoChosen !== "" && { [second.field]: alsoChosen }),
    });
  };
  return (
    <>
      <PageHead name={name} />
      <form className={styles.filters} noValidate onSubmit={apply}>
        <TextField
          label={text.label}
          helperText={text.hint}
          value={q}
          autoComplete="off"
          onChange={(event) => setQ(event.target.value)}
          slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: "none", maxLength: 100 } }}
        />
        <WordField {...word} value={chosen} onChange={setChosen} />
        {second && <WordField {...second} value={alsoChosen} onChange={setAlsoChosen} />}
        <Button type="submit" variant="outlined">
          <Trans>Filter</Trans>
        </Button>
      </form>
      <ListBase
        key={JSON.stringify(filter)}
        resource={resource}
        sort={sort}
        perPage={25}
        disableSyncWithLocation
        storeKey={false}
        filter={filter}
      >
        {children}
      </ListBase>
    </>
  );
}

function WordField<Word extends string>({
  label,
  all,
  words,
  value,
  onChange,
}: WordFilter<Word> & { value: string; onChange: (value: string) => void }) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">
        <Trans>Any</Trans>
      </MenuItem>
      {all.map((each) => (
        <MenuItem key={each} value={each}>
          {words(each)}
        </MenuItem>
      ))}
    </TextField>
  );
}
