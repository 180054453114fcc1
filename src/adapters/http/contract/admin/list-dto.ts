import { IsOptional, IsString, Length } from "class-validator";

/** The form of a list in simple REST: each field is JSON, as the console sends it. */
export class ListDto {
  /** ["field","ASC"] */
  @IsOptional()
  @IsString()
  @Length(2, 100)
  sort?: string;

  /** [first, last], both counted in. */
  @IsOptional()
  @IsString()
  @Length(2, 40)
  range?: string;

  /** {"field": value} */
  @IsOptional()
  @IsString()
  @Length(2, 1_000)
  filter?: string;
}
