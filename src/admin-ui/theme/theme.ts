import { colors } from "virtual:look/colors";
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from "react-admin";
import { consoleState } from "../server/console-state.ts";

/**
 * A colour that follows the theme by itself: Material keeps the value it once read from a
 * component.
 */
const token = (name: string) => `var(--color-${name})`;

/** The minimum touch target. */
const touch = "var(--touch)";

export const lightTheme = themeOf("light");
export const darkTheme = themeOf("dark");

/**
 * Material with the platform's colours, type and shapes: the same tokens as the traders' interface.
 */
function themeOf(mode: "light" | "dark"): RaThemeOptions {
  const base = mode === "light" ? defaultLightTheme : defaultDarkTheme;
  const color = (name: string) => colors[mode][name] ?? "";
  const tone = (name: string) => ({ main: color(name), contrastText: color("surface") });
  return {
    ...base,
    direction: consoleState.direction,
    palette: {
      mode,
      primary: { main: color("accent"), contrastText: color("on-accent") },
      secondary: { main: color("accent"), contrastText: color("on-accent") },
      error: tone("danger"),
      warning: tone("warning"),
      info: tone("info"),
      success: tone("buy"),
      background: { default: color("page"), paper: color("surface") },
      text: { primary: color("text"), secondary: color("muted") },
      divider: color("line"),
    },
    shape: { borderRadius: 8 },
    // The specified breakpoints.
    breakpoints: { values: { xs: 0, sm: 568, md: 768, lg: 992, xl: 1200 } },
    typography: {
      fontFamily: '"Inter", "Inter fallback", system-ui, sans-serif',
      fontSize: 14,
      button: { textTransform: "none", fontWeight: 600 },
      body1: { fontSize: "0.875rem" },
      body2: { fontSize: "0.875rem" },
    },
    components: {
      ...base.components,
      // The colours of the tokens change together with Material's.
      MuiCssBaseline: { styleOverrides: { body: { colorScheme: mode } } },
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: { minHeight: touch, borderRadius: 8 },
          outlined: { borderColor: token("control"), color: token("text") },
          // The end icon of a button is a key hint, not an icon.
          endIcon: { "& > *:nth-of-type(1)": { fontSize: "0.8125rem" } },
        },
      },
      MuiTextField: {
        defaultProps: { variant: "outlined", size: "small", fullWidth: true, margin: "none" },
      },
      MuiFormControl: { defaultProps: { variant: "outlined", size: "small", fullWidth: true } },
      MuiOutlinedInput: {
        styleOverrides: {
          notchedOutline: { borderColor: token("control") },
          root: { backgroundColor: token("surface") },
          multiline: { paddingBlock: 12 },
          inputSizeSmall: { paddingBlock: 12 },
          inputMultiline: { paddingBlock: 0 },
        },
      },
      MuiInputLabel: {
        styleOverrides: {
          root: {
            color: token("muted"),
            "&.MuiInputLabel-sizeSmall:not(.MuiInputLabel-shrink)": {
              transform: "translate(14px, 12px) scale(1)",
            },
          },
          // The line behind the label is covered by the label's own background, because the notch
          // is measured in another font. Above the line is whatever the field stands on.
          shrink: {
            background: `linear-gradient(transparent 50%, ${token("surface")} 50%)`,
            paddingInline: 4,
            marginInlineStart: -4,
          },
        },
      },
      // Semi-transparent text has too little contrast.
      RaSimpleList: {
        styleOverrides: {
          root: { "& .RaSimpleList-tertiary": { opacity: 1, color: token("muted") } },
        },
      },
      MuiPaper: { styleOverrides: { root: { backgroundImage: "none" } } },
      MuiDialog: { styleOverrides: { paper: { borderRadius: 12 } } },
      // The label of a first field stands on its upper edge, where the contents would cut it off.
      MuiDialogContent: {
        styleOverrides: {
          root: { "& form > .MuiTextField-root:first-of-type": { marginTop: 10 } },
        },
      },
      MuiTableCell: {
        styleOverrides: {
          root: { borderColor: token("line"), fontSize: "0.875rem" },
          head: { color: token("muted"), fontWeight: 600, backgroundColor: token("surface") },
        },
      },
      MuiTablePagination: { styleOverrides: { root: { color: token("muted") } } },
      // A choice that is longer than its field, such as a prepared answer, is read whole.
      MuiMenuItem: { styleOverrides: { root: { whiteSpace: "normal" } } },
      MuiFormHelperText: { styleOverrides: { root: { color: token("muted") } } },
      MuiAlert: { styleOverrides: { root: { borderRadius: 8 } } },
    },
  };
}
