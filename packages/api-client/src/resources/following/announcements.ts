import { api, followTopics, refresh, useReadList } from '@topout/api-client/core';
import type { Announcement, AnnouncementBody, AnnouncementsChange } from '@topout/contract';
import { useEffect } from 'react';

const announcementsKey = (competition: string) => `competitions/${competition}/announcements`;

/** The stream reports changes; reading again only makes up for lost reports. */
const againMs = 300_000;
/** So long what was read is as good as new, unless something changed. */
const freshMs = 60_000;
/** A whole hall hears of an announcement at once, and reads it within this time. */
const spreadMs = 1_500;

/** What was announced to this person, newest first; read again as soon as there is more. */
export function useAnnouncements(competition: string) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let readAt = Date.now();
    const readSoon = () => {
      clearTimeout(timer);
      readAt = Date.now();
      timer = setTimeout(() => void refreshAnnouncements(competition), Math.random() * spreadMs);
    };
    const leave = followTopics(competition, {
      topics: ['announcements'],
      hear: ({ event, data }) => {
        if (event !== 'announcements') return;
        const { recent } = JSON.parse(data) as AnnouncementsChange;
        if (recent || Date.now() - readAt > freshMs) readSoon();
      },
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [competition]);
  return useReadList<Announcement>(announcementsKey(competition), { refreshInterval: againMs });
}

/** Announces something. @throws RefusedError 429 if there were many in a short time */
export async function announce(competition: string, body: AnnouncementBody): Promise<void> {
  await api.post<Announcement>(announcementsKey(competition), body);
  await refreshAnnouncements(competition);
}

/** Takes an announcement back. */
export async function withdrawAnnouncement(competition: string, announcement: string): Promise<void> {
  await api.delete<Announcement>(`${announcementsKey(competition)}/${announcement}`);
  await refreshAnnouncements(competition);
}

const refreshAnnouncements = (competition: string): Promise<void> =>
  refresh(announcementsKey(competition)).catch(() => undefined);
