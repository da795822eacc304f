import { Icon, type IconProps } from './icon.tsx';

export const WifiOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4 4 16 16M8.5 15.5a5 5 0 0 1 6 -.6M5 12a10 10 0 0 1 4.6-2.6M2 8.5a15 15 0 0 1 4-2.6M11 5.1A15 15 0 0 1 22 8.5M15.5 9.8A10 10 0 0 1 19 12M12 19.5h.01" />
  </Icon>
);

export const CloudCheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 19a4.5 4.5 0 0 1-.7-8.9 6 6 0 0 1 11.6 1A4 4 0 0 1 17.5 19zM9 14l2.2 2.2L15 12.5" />
  </Icon>
);

export const CloudUpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.5 19H7a4.5 4.5 0 0 1-.7-8.9 6 6 0 0 1 11.6 1A4 4 0 0 1 17.5 19h-1M12 20v-7.5M9 15l3-3 3 3" />
  </Icon>
);

export const AlertIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10.3 4.5 2.9 17.3A2 2 0 0 0 4.6 20.3h14.8a2 2 0 0 0 1.7-3L13.7 4.5a2 2 0 0 0-3.4 0ZM12 10v3.5M12 17h.01" />
  </Icon>
);

export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11.5V16M12 8h.01" />
  </Icon>
);

export const CheckCircleIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8.5 12.3l2.5 2.5 4.5-5" />
  </Icon>
);

export const ErrorCircleIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7.5V13M12 16.5h.01" />
  </Icon>
);

export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2" />
  </Icon>
);

export const PauseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.5 5.5v13M15.5 5.5v13" />
  </Icon>
);

export const LockIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.5 11h11a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5v-6A1.5 1.5 0 0 1 6.5 11ZM8 11V8a4 4 0 0 1 8 0v3" />
  </Icon>
);

export const SunIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
  </Icon>
);

export const MoonIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />
  </Icon>
);
