import { IsBoolean, IsIn, IsString, MaxLength } from "class-validator";

/** Offers as a CSV file, and how it is taken. */
export class ImportOffersDto {
  /** The first line names the columns. */
  @IsString()
  @MaxLength(1_500_000)
  csv!: string;

  /** Only tell what would become of each line. */
  @IsBoolean()
  preview!: boolean;

  /** `all`: nothing is changed if one line is refused. `good`: those that are refused are left out. */
  @IsIn(["all", "good"])
  take!: "all" | "good";
}
