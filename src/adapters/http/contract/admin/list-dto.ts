import { IsOptional, IsString, Length } from "class-validator";

/** A list query in simple REST form: each field is JSON, as the console sends it. */
export class ListDto {
  /** ["field","ASC"] */
  @IsOptional()
  @IsString()
  @Length(2, 100)
  sort?: string;

  /** [first, last], both inclusive. */
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
