/** Script properties: what belongs to this copy of the script and must not travel with the workbook. */
export const PROPERTY = { secret: 'secret', office: 'office', floor: 'floor' } as const;

export const readProperties = (): Readonly<Record<string, string>> =>
  PropertiesService.getScriptProperties().getProperties();

export const writeProperties = (values: Record<string, string>): void => {
  PropertiesService.getScriptProperties().setProperties(values);
};
