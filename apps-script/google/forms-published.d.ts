/** What @types/google-apps-script 2.0.13 does not know yet: forms that start unpublished (GOOGLE-RUNTIME 13, 15). */
declare namespace GoogleAppsScript {
  namespace Forms {
    interface Form {
      setPublished(published: boolean): Form;
      isPublished(): boolean;
    }
  }
}
