import InputAdornment from "@mui/material/InputAdornment";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { Trans } from "@lingui/react/macro";
import type { PolicyFieldView } from "../../adapters/http/contract/admin/policy.ts";
import { tradingLevels } from "../../domain/policy/start-fields.ts";
import { useFocusAtStart } from "../design/use-focus-at-start.ts";
import { FaultWords } from "./fault-words.tsx";
import { partOf, useFieldName } from "./field-name.ts";
import { UnitWords } from "./unit-words.tsx";
import type { Draft } from "./use-draft.ts";
import { ValueWords } from "./value-words.tsx";

/** Changes one field, in its own unit; it says what that is in words, and what is wrong with it. */
export function FieldInput(props: { field: PolicyFieldView; typed: string; draft: Draft }) {
  const { field, typed, draft } = props;
  const { path, unit } = field;
  const input = useFocusAtStart<HTMLInputElement>();
  const name = useFieldName()(path);
  const choices = choicesOf(field);
  const fault = draft.faults.find((each) => each.path === path || isAbout(each.path, path));
  return (
    <TextField
      select={choices !== undefined}
      size="small"
      fullWidth
      inputRef={input}
      label={name}
      value={typed}
      error={fault !== undefined}
      helperText={
        <>
          {fault && (
            <>
              <FaultWords code={fault.code} />{" "}
            </>
          )}
          <Hint field={field} typed={fault ? "" : typed} />
        </>
      }
      onChange={(event) => draft.type(path, event.target.value.trim())}
      slotProps={{
        htmlInput: { inputMode: "numeric", autoComplete: "off" },
        input: choices
          ? {}
          : {
              endAdornment: (
                <InputAdornment position="end">
                  <UnitWords unit={unit} />
                </InputAdornment>
              ),
            },
      }}
    >
      {choices?.map((choice) => (
        <MenuItem key={choice} value={choice}>
          <ValueWords unit={unit} value={choice} />
        </MenuItem>
      ))}
    </TextField>
  );
}

/** What is typed in words, and the range. */
function Hint({ field, typed }: { field: PolicyFieldView; typed: string }) {
  const { unit, least, most, isOptional } = field;
  if (choicesOf(field)) return null;
  return (
    <>
      {typed !== "" && (
        <>
          <ValueWords unit={unit} value={typed} />
          {" · "}
        </>
      )}
      <Trans>
        from <ValueWords unit={unit} value={least} /> to <ValueWords unit={unit} value={most} />
      </Trans>
      {isOptional && (
        <>
          {" · "}
          <Trans>empty removes it</Trans>
        </>
      )}
    </>
  );
}

function choicesOf({ unit, least, most }: PolicyFieldView): readonly string[] | undefined {
  if (unit === "flag") return [...new Set([most, least])];
  return unit === "level" ? tradingLevels.map(String) : undefined;
}

/** Whether a fault is about a list that the field is in. */
function isAbout(faulty: string, path: string): boolean {
  return faulty !== partOf(faulty) && path.startsWith(`${faulty}.`);
}
